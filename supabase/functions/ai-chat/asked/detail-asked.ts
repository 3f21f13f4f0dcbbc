import type { Sources } from "../answers/sources.ts";
import { ProjectAnswers } from "../common/answer-project.ts";
import type { Passage } from "../passages/passage.ts";
import { PROJECT } from "../passages/subjects.ts";
import type { Query } from "../search/query.ts";
import type { Replies } from "../telling/replies.ts";
import { declined, type Step } from "../telling/step.ts";
import type { Teller } from "../telling/tell.ts";

/** A kind of thing that clients have, and that a page of a project may call by name. */
interface Kind {
	asked: RegExp;
	/** What of this kind a page would name. */
	named?: RegExp;
}

const WHICH = "\\b(?:which|what|welche[mnrs]?|was fur eine?[mnrs]?) (?:[\\p{L}\\d/.+-]+ ){0,2}";
const PRODUCT =
	"(?:tools?|tooling|software|products?|produkte?|solutions?|losung(?:en)?|systeme?|systems?|werkzeuge?|programme?|vendors?|hersteller|anbieter|providers?|backends?|server)";

/** What is called a product where its name is the field that it is for: "which backup software", "welches Tool für Backups". */
const productFor = (field: string, named: RegExp): Kind => ({
	asked: new RegExp(
		`${WHICH}(?:${field})[ -]?${PRODUCT}\\b|${WHICH}${PRODUCT}\\b.* (?:for|fur|zum|zur|to) (?:\\p{L}+ )?(?:${field})`,
		"u",
	),
	named,
});
const thing = (words: string, named?: RegExp): Kind => ({
	asked: new RegExp(`${WHICH.replace("{0,2}", "{0,1}")}(?:[\\p{L}\\d]+-)?(?:${words})\\b`, "u"),
	named,
});

/** Products, of which the page says what it does name. */
const PRODUCTS: readonly Kind[] = [
	thing(
		"cloud(?: ?-?(?:providers?|anbieter|plattform|platform|vendor))?(?= (?:do|dos|did|is|was|were|has|nutzt|nutzte|verwendet|ist|war|wird|wurde|lauft|lief|setzt|zieht|ziehen|geht|migriert|at|bei|bei der|for|in)\\b)",
		/\b(AWS|Amazon|Azure|Google Cloud|GCP|Hetzner|STACKIT|Exoscale)\b/,
	),
	thing(
		"(?:linux ?-?)?(?:distro|distribution|derivat)\\w*|linux(?= (?:did|was|ran|runs|is|dos|lief|lauft|war|nutzt\\w*|hat\\w*|setzt\\w*)\\b)",
		/\b(Ubuntu|Debian|Red Hat|RHEL|SUSE|SLES|Rocky|AlmaLinux|CentOS|Fedora)\b/,
	),
	thing(
		"(?:programmier|skript)sprachen?|(?:programming|scripting) languages?",
		/\b(Bash|Python|Go|Java\w*|TypeScript|Perl|Ruby|Rust)\b/,
	),
	thing(
		"datenbank(?:en|systeme?|produkte?)?|databases?|dbms",
		/\b(\w*SQL|MariaDB|Oracle|Mongo\w*|Redis|HANA|Db2)\b/,
	),
	thing("hypervisors?|virtualisierung\\w*|virtuali[sz]ation \\w+", /\b(VMware|KVM|Proxmox|Hyper-V|Xen)\b/),
	thing("(?:image |container )?(?:registry|registries)", /\b(Harbor|Quay|Nexus|Artifactory|\w+ Registry)\b/),
	thing(
		"firewalls?(?![ -]?(?:regel\\w*|rules?|konzept\\w*))",
		/\b(pfSense|OPNsense|Forti\w+|Palo Alto|Check Point|Azure Firewall|Sophos)\b/,
	),
	thing("version control|versionsverwaltung|source control", /\b(Git|Subversion|Mercurial)\b/),
	productFor("git", /\b(GitLab|GitHub|Gitea|Bitbucket)\b/),
	thing("ticket\\w*|issue tracker|itsm", /\b(Jira|ServiceNow|OTRS|Zammad)\b/),
	productFor("vpn", /\b(WireGuard|OpenVPN|IPsec|Tailscale)\b/i),
	productFor(
		"(?:daten)?sicherung\\w*|backups?",
		/\b(Veeam|restic|Borg\w*|Bacula|Velero|pgBackRest|Bareos)\b/i,
	),
	productFor(
		"monitoring|uberwachung\\w*|alerting|alarm\\w*",
		/\b(Prometheus|Grafana|Zabbix|Nagios|Icinga|Checkmk|Datadog)\b/i,
	),
	productFor(
		"ci|cd|ci ?/ ?cd|ci cd|pipelines?|build|deployments?",
		/\b(GitLab|GitHub|Jenkins|Azure DevOps|Tekton)\b/,
	),
	productFor("gitops", /\b(Argo|Flux)\b/),
	productFor("config(?:uration)?(?: management)?|konfiguration\\w*", /\b(Ansible|Puppet|Chef|Salt\w*)\b/),
	productFor(
		"iac|infrastruktur\\w*|infrastructure(?: as code)?",
		/\b(Terraform|OpenTofu|Bicep|Pulumi|CloudFormation)\b/,
	),
	productFor("storage|speicher", /\b(Ceph|Longhorn|NetApp|Rook|OpenShift Data Foundation)\b/),
	productFor("secrets?|passwor\\w*|schlussel\\w*", /\b(Vault|Bitwarden|KeePass\w*|Key Vault|CyberArk)\b/),
];

/** What is no product. */
const OTHERS: readonly Kind[] = [
	thing("versions?(?! control)", /(?<!\d)v?\d+\.\d+/),
	thing("abteilung\\w*|departments?|divisions?|business units?|geschaftsbereich\\w*"),
	thing("products?(?= of\\b| did he work\\b)|produkte?(?= von\\b| der\\b| des\\b| hat er\\b)"),
	thing("agile?\\w* ?\\w*(?:method\\w*|framework)|vorgehensmodell\\w*"),
	thing("bahn(?:strecken?|hof|hofe)|strecken?|railway (?:lines?|stations?)|(?:train )?stations?"),
];

/** Says of what a question wants the name, version or kind that the page of the project it names leaves it open. */
export class DetailAsked {
	readonly #replies: Replies;
	readonly #teller: Teller;
	readonly #projects: ProjectAnswers;

	constructor({ index, replies, teller }: Sources) {
		this.#replies = replies;
		this.#teller = teller;
		this.#projects = new ProjectAnswers(teller, replies, index.vocabulary);
	}

	/** @param projects The subjects of the projects named. */
	answer(query: Query, projects: ReadonlySet<string>): Step | undefined {
		const [subject = "", ...others] = projects;
		if (!PROJECT.test(subject) || others.length > 0 || query.products.length > 0) return undefined;
		const isAsked = ({ asked }: Kind) => asked.test(query.text);
		const isOpen = (kind: Kind) => isAsked(kind) && !this.#names(subject, kind);
		const list = PRODUCTS.some(isAsked) && this.#teller.anyOf([`${subject}/technologies`], query);
		if (list) {
			if (!PRODUCTS.some(isOpen)) return list;
			const message = `${this.#replies.notNamedThere[query.language]} ${list.message}`;
			return { ...list, ...declined(message, list.links) };
		}
		const page = OTHERS.some(isOpen) && this.#teller.passage(subject);
		return page ? this.notThere(page, query) : undefined;
	}

	/** That a page leaves open what was asked of it. */
	notThere(page: Passage, query: Query): Step | undefined {
		const { topic } = this.#teller.all([page], query);
		return topic && this.#projects.notThere(topic, query);
	}

	#names(subject: string, { named }: Kind): boolean {
		return named !== undefined && this.#teller.ofPage(subject).some(({ text }) => named.test(text));
	}
}
