import type { Entry } from "../phrase-table.ts";
import { BROKEN, DOWN, GONE, SLOW } from "../shared-phrases.ts";

const BY_HAND =
	"ssh | git pull | scp | ftp | rsync | nachts | abends | at night | in the evening | von hand | per hand | manuell* | handisch* | handarbeit | by hand | manually | manual";
/** "On-prem" is read as "rechenzentrum". */
const ON_PREMISES =
	"keine us cloud* | keine cloud | kein aws | nicht … in … cloud* | keine daten … cloud* | im eigenen rechenzentrum | im rechenzentrum bleiben | alles … rechenzentrum | everything … rechenzentrum | stay … rechenzentrum | own data center | own datacenter | no cloud | no us cloud* | not … the cloud";

/** Trouble with what is built, moved and released; a data center is read as "rechenzentrum" in English too. */
export const PLATFORM_TROUBLES: readonly Entry[] = [
	{
		tells: ["services/devops"],
		weight: 3,
		said: "jenkins | deployment* | deploy | deploys | deployen | release | releases | rollout* | auslieferung* | ci | pipeline* | build | builds | testumgebung* | entwicklungsumgebung* | staging | test environment* | ftp",
		beside: `${SLOW} | ${BROKEN} | ${BY_HAND}`,
	},
	{
		tells: ["services/devops", "services/devops/features/4"],
		said: "release | releases | releaseprozess* | deployment* | deploy | deploying | auslieferung* | rollout*",
		beside:
			"ganzen abend | abends | am abend | am wochenende | nachts | ganzen tag | wartungsfenster | evening | evenings | at night | on weekends | all day | whole day | maintenance window",
	},
	{
		tells: ["services/devops"],
		weight: 2,
		said: "alles | everything | das meiste | updates | patches | patchen | server | servern | servers | umgebungen",
		beside: BY_HAND,
	},
	{
		tells: ["services/kubernetes"],
		weight: 3,
		said: "cluster | kubernetes | openshift | k8s",
		beside: `niemand | keiner | kennt sich | ${BROKEN} | ${DOWN} | nobody | no one | none of us`,
	},
	{
		tells: ["services/cloud-migration"],
		said: `weg … rechenzentrum | rechenzentrum aufgeben | rechenzentrum loswerden | keller … cloud | cloud … keller | basement … cloud | weg von vmware | vmware ablosen | vmware verlassen | raus aus vmware | von vmware weg | raus aus … rechenzentrum | aus … rechenzentrum raus | aus … rechenzentrum ausziehen | rechenzentrum verlassen | rechenzentrum auflosen | off vmware | away from vmware | leave vmware | out of … rechenzentrum | leave … rechenzentrum | leaving … rechenzentrum | away from … rechenzentrum | close … rechenzentrum | closing … rechenzentrum`,
	},
	{
		tells: ["services/cloud-migration", "services/cloud-migration/scenarios/azure-landing-zone"],
		weight: 5,
		said: "vertrag … rechenzentrum | mietvertrag … rechenzentrum | rechenzentrum … vertrag | rechenzentrumsvertrag | contract … rechenzentrum | lease … rechenzentrum | rechenzentrum contract | rechenzentrum lease | colocation contract",
		beside:
			"lauft … aus | auslauft | endet | kundig* | gekundigt | ends | ending | expires | expiring | runs out | is up",
	},
	{
		tells: ["services/cloud-migration"],
		said: "vmware* | broadcom",
		beside:
			"*preis* | lizenz* | *kosten | teuer | teurer | explodier* | price | prices | pricing | licence* | license* | licensing | expensive | cost | costs",
	},
	{
		tells: ["services/cloud-migration", "services/cloud-migration/features/2", "services/security"],
		said: "cloud",
		beside: "sicher | sicheres | sicheren | securely | safely",
	},
	{
		tells: ["services/devops", "services/devops/features/1"],
		weight: 5,
		said: "jenkins | teamcity | bamboo | travis",
		beside:
			"weg | ablosen | loswerden | ersetzen | nervt | hassen | migrier* | umsteigen | wechseln | hate | away | replace | get off | get rid | migrate | move | stuck",
	},
	{
		tells: ["services/cloud-migration"],
		said: "rechenzentrum | hoster",
		beside: `${GONE} | schliesst | macht zu | closing | closes | shuts down`,
	},
	{
		tells: ["services/ai-development"],
		weight: 3,
		said: "chatbot | chatbots | ki assistent* | ai assistant | llm | sprachmodell",
		beside:
			"brauchen | brauche | wollen | mochten | hatten gern* | suchen | need | want | would like | looking for",
	},
	{
		tells: ["services/kubernetes", "services/kubernetes/features/1"],
		weight: 3,
		said: "kubernetes | k8s",
		beside:
			"lohnt | sinnvoll | sinn | uberhaupt brauchen | brauchen wir | worth | make sense | makes sense | do we need | should we use",
	},
	{
		tells: ["services/devops", "services/devops/features/2"],
		weight: 3,
		said: "terraform | tfstate | ansible | playbooks | infrastruktur als code",
		beside: `${BROKEN} | niemand | keiner | traut sich | nobody | no one | dares`,
	},
	{
		tells: ["services/cloud-migration", "services/cloud-migration/scenarios/aws-well-architected"],
		said: "one ec2 | single ec2 | ec2 box | einzigen ec2 | einer ec2 | eine ec2 | alles auf ec2 | one aws account | single aws account | einem aws konto | einzigen aws konto | einem aws account",
	},
	{
		tells: ["services/kubernetes", "services/kubernetes/features/2"],
		said: "cluster | clusters | kubernetes | k8s | openshift | aks | eks",
		beside:
			"traut sich | wagt sich | support … aus | support … ab | aus dem support | ohne support | veraltet* | dares | dare to | out of support | end of life | upgrade* … niemand | niemand … upgrade* | nobody … upgrade* | upgrade* … nobody",
	},
	{
		tells: ["services/kubernetes", "services/kubernetes/features/1"],
		said: ON_PREMISES,
		beside:
			"durfen | darf | mussen | muss | brauchen | sollen | must | need | needs | have to | not allowed | can't | cannot | may not | stadtverwaltung | behorde* | public agency | public sector",
	},
	{
		tells: ["services/ai-development", "services/ai-development/features/5"],
		weight: 5,
		said: "ki | ai | chatbot* | assistent* | assistant* | llm | llms | sprachmodell* | language model*",
		beside: `${ON_PREMISES} | haus nicht verlassen | im haus bleiben | im eigenen haus`,
	},
];
