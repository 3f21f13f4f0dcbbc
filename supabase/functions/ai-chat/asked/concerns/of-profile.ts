import { combined, type Entry } from "../phrase-table.ts";

/** Linux and cloud set against each other, with a word or two in between. */
const EITHER = "linux oder … cloud | cloud oder … linux | linux or … cloud | cloud or … linux";
const ROLES =
	"architekt | architektin | administrator | admin | sysadmin | entwickler | engineer | ingenieur | berater | architect | developer | consultant";

/** What recruiters and buyers check of somebody's profile, most of which the site leaves open. */
export const PROFILE_CONCERNS: readonly Entry[] = [
	{
		tells: ["portfolio/certificate-proof"],
		said: "credly | acclaim | digital badge* | digitales abzeichen | digitale badges",
	},
	{
		tells: ["portfolio/certificate-proof"],
		said: "nachweis | nachweise | nachweisen | beleg | belege | verifizier* | uberprufen | nachprufen | echtheit | scans | proof | verify | verified | verifiable | copies | validate",
		beside: "zertifikat* | zertifizierung* | certificate* | certification* | certs",
	},
	{
		tells: ["facts/private"],
		said: "durchgefallen | durchgerasselt | nicht bestanden | did he fail | did he ever fail | did you fail | did you ever fail | has he failed | has he ever failed | have you failed | have you ever failed | he fail | you fail",
		beside:
			"zertifikat* | zertifizierung* | prufung | prufungen | certificate* | certification* | exam | exams",
	},
	{
		tells: ["portfolio/reviews"],
		said: "email | mail | mailadresse* | emailadresse* | telefonnummer* | kontaktdaten | phone number* | contact details",
		beside:
			"former client* | previous client* | past client* | of a client | of one of your clients | of your clients | ehemalige* kunde* | fruhere* kunde* | eines kunden | ihrer kunden | von ihren kunden",
	},
	{
		tells: ["facts/alone"],
		said: "recommend | refer me | refer us | empfehlen | empfiehlst | empfiehlt",
		beside:
			"another freelancer | another consultant | other freelancers | other consultants | someone else | somebody else | anyone else | a colleague | anderen freelancer | andere freelancer | anderen berater | andere berater | jemand anderen | jemand anders | einen kollegen",
	},
	{
		tells: ["portfolio/training"],
		said: `bildet er sich | bilden sie sich | bildest du dich | bildet max sich | sich … weiterbilde* | sich … fortbilde* | seine weiterbildung* | seine fortbildung* | ihre weiterbildung* | weiterbildungen … besucht | weiterbildungen hat er
			further training | further education | professional development | continuing education | he keeps learning | he keep learning | you keep learning`,
	},
	{
		tells: ["portfolio/talks"],
		said: `${combined("halt er | halten sie | haltst du", "vortrage | auch vortrage | talks | keynotes | auch keynotes | offentliche vortrage")} | vortrage gehalten | vortrag gehalten | schon … vortrage
			${combined("give | gives | giving | given", "talks | a talk | keynotes | presentations | lectures")} | public speaker | conference speaker | conference talks | speaks at conferences | speak at conferences | spoken at | als speaker | als redner`,
	},
	{
		tells: ["portfolio/open-source"],
		said: "open source | opensource | github | gitlab.com",
		beside:
			"has he published | have you published | does he publish | do you publish | contribut* | committer | maintainer | beigetragen | beitrage | beitragt | beteiligt | hat er … veroffentlicht | haben sie … veroffentlicht | hast du … veroffentlicht | eigene repos* | own repos*",
	},
	{
		tells: ["portfolio/clearance"],
		said: "u1 | u2 | u3 | su1 | su2 | su3 | sicherheitsuberpruf* | sicherheitsfreigabe | sicherheitsgepruft | sabotageschutz | vs nfd | fuhrungszeugnis | clearance | security cleared | security vetting | vetted | background check",
		beside:
			"er | sie | du | hat | haben | gibt | liegt | he | you | have | got | hold | max | is | do | did | any | a",
	},
	{
		tells: ["portfolio/preference"],
		said: combined(
			"lieber | am liebsten | eher | prefer | rather",
			"… entwickl* … betrieb | … betrieb … entwickl* | … developers … operations | … operations … developers | … dev … ops",
		),
	},
	{
		tells: ["portfolio/lead"],
		said: `${combined("team | teams", "… gefuhrt | … geleitet | fuhren | leiten | … angeleitet")} | ${combined("led | lead | manage | managed | run", "teams | a team | teams of")}`,
		beside:
			"oder war er | oder waren sie | oder immer | oder nur | oder eher | einzelkampfer* | konnen sie | kannst du | kann er | or was he | or has he | or have you | or always | or only | can you | can he",
	},
	{
		tells: ["portfolio/middleman"],
		said: combined(
			"uber | durch | mit | bei | via | through | with | vermittler wie | agenturen wie | agencies like",
			"hays | gulp | randstad | etengo | michael page",
		),
	},
	{
		tells: ["portfolio/middleman"],
		said: "subunternehm* | unterauftragnehm* | unterauftrag | subcontract* | sub contract* | nachunternehm*",
	},
	{
		tells: ["facts/private"],
		said: "freizeit | hobby | hobbys | hobbies | nach feierabend | his free time | your free time | his spare time | your spare time | in the spare time | outside of work | outside work | ausserhalb der arbeit | neben der arbeit",
		beside:
			"was macht | was machen | was machst | was tut | was tun | er | sie | du | sein* | ihr* | dein* | he | you | his | your",
	},
	{
		tells: ["facts/education"],
		said: "sein studium | ihr studium | dein studium | sein abitur | ihr abitur | sein studienfach | ihr studienfach | seine uni | ihre uni | sein abschluss | his degree | your degree | his studies | your studies | his university | your university | dropped out of | drop out of | degree from | study at | studied at | studierte er | studiert hat",
	},
	{
		tells: ["facts/experience"],
		said: EITHER,
		beside:
			"schwerpunkt* | fokus | focus* | eher | mehr | starker | stronger | rather | more of | mainly | hauptsachlich | zuhause | speciali*",
	},
	{
		tells: ["facts/experience"],
		said: "angestellter oder | angestellt oder | freiberufler oder | freiberuflich oder | freelancer oder | externer oder | employee or | employed or | contractor or | freelancer or | freelance or | permanent or",
		beside: "war er | waren sie | warst du | arbeitete | gearbeitet | was he | were you | did he | did you",
	},
	{
		tells: ["facts/person", "projects"],
		said: combined(ROLES, "oder | or"),
		beside: "ist er | sind sie | bist du | is he | are you | sieht er sich | sehen sie sich",
	},
];
