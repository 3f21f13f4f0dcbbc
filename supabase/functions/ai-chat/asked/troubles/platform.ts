import { TaskList } from "../tasks/task.ts";
import { BROKEN, BY_HAND, DOWN, GONE, ON_PREMISES, SLOW } from "./words.ts";

/** Trouble with what is built, moved and released; a data center is read as "rechenzentrum" in English too. */
export const PLATFORM_TROUBLES = new TaskList()
	.task(
		3,
		"services/devops",
		"jenkins | deployment* | deploy | deploys | deployen | release | releases | rollout* | auslieferung* | ci | pipeline* | build | builds | testumgebung* | entwicklungsumgebung* | staging | test environment* | ftp",
		`${SLOW} | ${BROKEN} | ${BY_HAND}`,
	)
	.task(
		4,
		"services/devops services/devops/features/4",
		"release | releases | release process | releaseprozess* | deployment* | deploy | deploying | auslieferung* | rollout*",
		"ganzen abend | abends | am abend | am wochenende | nachts | ganzen tag | wartungsfenster | evening | evenings | at night | on weekends | all day | whole day | maintenance window",
	)
	.task(
		2,
		"services/devops",
		"alles | everything | das meiste | fast alles | updates | patches | patchen | server | servern | servers | umgebungen",
		BY_HAND,
	)
	.task(
		3,
		"services/kubernetes",
		"cluster | kubernetes | openshift | k8s",
		`niemand | keiner | kennt sich | ${BROKEN} | ${DOWN} | nobody | no one | none of us`,
	)
	.task(
		4,
		"services/cloud-migration",
		`weg … rechenzentrum | rechenzentrum aufgeben | rechenzentrum loswerden | keller … cloud | cloud … keller | basement … cloud | weg von vmware | vmware ablosen | vmware verlassen | raus aus vmware | von vmware weg | raus aus … rechenzentrum | aus … rechenzentrum raus | aus … rechenzentrum ausziehen | rechenzentrum verlassen | rechenzentrum auflosen | off vmware | away from vmware | leave vmware | out of … rechenzentrum | leave … rechenzentrum | leaving … rechenzentrum | away from … rechenzentrum | close … rechenzentrum | closing … rechenzentrum`,
	)
	.task(
		5,
		"services/cloud-migration services/cloud-migration/scenarios/azure-landing-zone",
		"vertrag … rechenzentrum | mietvertrag … rechenzentrum | rechenzentrum … vertrag | rechenzentrumsvertrag | contract … rechenzentrum | lease … rechenzentrum | rechenzentrum contract | rechenzentrum lease | colocation contract",
		"lauft … aus | auslauft | endet | kundig* | gekundigt | ends | ending | expires | expiring | runs out | is up",
	)
	.task(
		4,
		"services/cloud-migration",
		"vmware* | broadcom",
		"*preis* | lizenz* | *kosten | teuer | teurer | explodier* | price | prices | pricing | licence* | license* | licensing | expensive | cost | costs",
	)
	.task(
		4,
		"services/cloud-migration services/cloud-migration/features/2 services/security",
		"cloud",
		"sicher | sicheres | sicheren | securely | safely",
	)
	.task(
		5,
		"services/devops services/devops/features/1",
		"jenkins | teamcity | bamboo | travis",
		"weg | ablosen | loswerden | ersetzen | nervt | hassen | migrier* | umsteigen | wechseln | hate | away | replace | get off | get rid | migrate | move | stuck",
	)
	.task(
		4,
		"services/cloud-migration",
		"rechenzentrum | hoster",
		`${GONE} | schliesst | macht zu | closing | closes | shuts down`,
	)
	.task(
		3,
		"services/ai-development",
		"chatbot | chatbots | ki assistent* | ai assistant | llm | sprachmodell",
		"brauchen | brauche | wollen | mochten | hatten gern* | suchen | need | want | would like | looking for",
	)
	.task(
		3,
		"services/kubernetes services/kubernetes/features/1",
		"kubernetes | k8s",
		"lohnt sich | lohnt | sinnvoll | sinn | uberhaupt brauchen | brauchen wir | worth | make sense | makes sense | do we need | should we use",
	)
	.task(
		3,
		"services/devops services/devops/features/2",
		"terraform | terraform state | tfstate | ansible | playbooks | infrastruktur als code",
		`${BROKEN} | niemand | keiner | traut sich | nobody | no one | dares`,
	)
	.task(
		4,
		"services/cloud-migration services/cloud-migration/scenarios/aws-well-architected",
		"one ec2 | single ec2 | ec2 box | einzigen ec2 | einer ec2 | eine ec2 | alles auf ec2 | one aws account | single aws account | einem aws konto | einzigen aws konto | einem aws account",
	)
	.task(
		4,
		"services/kubernetes services/kubernetes/features/2",
		"cluster | clusters | kubernetes | k8s | openshift | aks | eks",
		"traut sich | wagt sich | support … aus | support … ab | aus dem support | ohne support | veraltet* | dares | dare to | out of support | end of life | upgrade* … niemand | niemand … upgrade* | nobody … upgrade* | upgrade* … nobody",
	)
	.task(
		4,
		"services/kubernetes services/kubernetes/features/1",
		ON_PREMISES,
		"durfen | darf | mussen | muss | brauchen | sollen | must | need | needs | have to | not allowed | can't | cannot | may not | stadtverwaltung | behorde* | public agency | public sector",
	)
	.task(
		5,
		"services/ai-development services/ai-development/features/5",
		"ki | ai | chatbot* | assistent* | assistant* | llm | llms | sprachmodell* | language model*",
		`${ON_PREMISES} | haus nicht verlassen | im haus bleiben | im eigenen haus`,
	);
