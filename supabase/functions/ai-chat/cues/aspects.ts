import { type Cue, type CueRule, PLAIN, rule, STRONG, WEAK } from "./cue.ts";

/** Questions about one side of a service, project or certificate. */
export const ASPECT_RULES: readonly CueRule[] = [
	rule(
		"technologies",
		PLAIN,
		`technolog* | tech | techs | tech stack | techstack | stack | tool | tools | tooling | toolset | werkzeug* | womit | software | programme | plattformen
		setzen sie … ein | setzt ihr … ein | setzt er … ein | setzt du … ein | what did … work with | what do … work with | what did … use | what was … used | what were … used | womit … gearbeitet | womit … arbeit*
		stärken | stärke | strengths | good at | am besten können | sie am besten | du am besten | er am besten | kenntnisse | skill | skills | kompetenz* | know-how`,
	),
	rule(
		"experience",
		WEAK,
		`der richtige fur | die richtige fur | der passende fur | der geeignete fur | the right one for | the right person for | the right man for | the right guy for | the right choice for | suitable for | erfahr* | experience* | any … knowledge | knowledge of | knowledge in | knowledge with | exposure to | ever touch* | schon mal | schon einmal | auskenn* | kennt | kennst | kennen | gearbeitet mit | worked with | familiar
		beherrsch* | know | knows | vertraut | expertise | ahnung | eingesetzt | ever used | have you used | has he used | you … used in | used … in production | use … in production | use | nutzen sie | nutzt | verwenden sie | verwendet
		how much experience | how much … done | how much … worked | how much … know | wie viel erfahrung | wieviel erfahrung | wie viel … gemacht | wie viel … gearbeitet
		experte | experten | expertin | profi | profis | kenner | spezialist | spezialisiert | is he a … expert | are you a … expert | expert in | expert on | expert at | expert with | an expert | specialist | specialised in | specialized in | proficient | skilled`,
	),
	rule(
		"duration",
		STRONG,
		`wie lang | wie lange | dauer | dauert* | dauern | dauere | how long | duration | zeitraum* | zeitplan* | zeitrahmen | zeithorizont | timeline for | the timeline | project timeline | turnaround | time frame | timeframe
		how many weeks | how many months | how many days | how many hours | how many minutes | how much time | wie viele wochen | wie viele monate | wie viele tage | wie viele stunden | wie viele minuten | wie viel zeit | zeitaufwand | aufwand
		how quickly | wie schnell`,
	),
	rule(
		"when",
		PLAIN,
		"wann | welches jahr | welchem jahr | von wann | when | what year | which year | jahreszahl | zeitpunkt | datum | date",
	),
	rule(
		"where",
		PLAIN,
		"wo | where | welcher stadt | welchem ort | welchem land | what city | which city | what country | which country | einsatzort",
	),
	rule(
		"role",
		PLAIN,
		"rolle* | funktion | position | als was | titel | berufsbezeichnung* | jobbezeichnung* | visitenkarte | in welcher eigenschaft | unter welcher bezeichnung | role | welche* job | what job | which job | sein job | ihr job | dein job | his job | your job | job title | welcher rang | welchen rang | welchem posten | welchen posten | employed as | hired as | engaged as | brought in as | taken on as | your title | his title | business card | capacity",
	),
	rule(
		"results",
		PLAIN,
		`ergebnis* | resultat* | bleibt … ubrig | blieb … ubrig | ubrig geblieben | zuruckgeblieben | left behind | geklappt | gegluckt | erreicht | erfolg* | gebracht | herausgekommen | outcome* | result | results | achiev* | benefit* | welchen nutzen | der nutzen | nutzen fur
		vorteil* | improve* | verbesser* | auswirkung* | bringt mir | bringt uns | bringt das | bringt es | was bringt | nützt mir | nützt uns | habe ich davon | haben wir davon | lohnt | ausgegangen | ausgang | endete | geendet | kam … heraus | kam … raus | kommt … raus | kommt … heraus | rausgeholt | herausgeholt | rausgekommen | bewirkt | impact | end result | came out | come out | get out of it | got out of it | gained | davon gehabt | hat … von … gehabt | hatten … von … gehabt | unterm strich | rausgesprungen | herausgesprungen | kam … rum | kommt … rum | rumgekommen | herumgekommen | payoff | paid off | ausgezahlt | gelohnt | ging … aus | difference did | made a difference | left behind | end up $ | ended up $ | was ist … geworden | was wurde aus | wie endete | mehrwert* | added value`,
	),
	rule(
		"goals",
		PLAIN,
		"fokus | focus | im mittelpunkt | ziel | ziele | zielen | zielsetzung | zweck | goal | goals | objective* | aims | purpose",
	),
	rule(
		"goals",
		STRONG,
		"sollte … erreicht | sollten … erreicht | worum ging | worum geht | wollte … erreichen | what was … about $ | what is … about | what's … about | trying to | wofur … gut | wozu … gut",
	),
	rule(
		"challenges",
		PLAIN,
		`herausforder* | schwierig* | schwer | schwerst* | hardest | toughest | trickiest | die muhe | am meisten muhe | kopfzerbrechen | gekampft | struggle* | headache* | hart | hard | tough | tricky | knifflig* | kompliziert* | haken | hakt | hakte | schief | went wrong | complicated | stumbling | problem | probleme | problemen | hurde* | stolperstein* | risiko | risiken | challeng* | difficult*
		obstacle* | risk | risks | hurdle*`,
	),
	rule(
		"approach",
		PLAIN,
		`vorgeh* | vorgegangen | ablauf* | projektablauf* | projektverlauf* | lauft … ab | laufen … ab | lief … ab | schritt* | phase | phasen | arbeitsweise | methodik
		methode* | wie geh* … vor | wie arbeite* | wie … umgesetzt | wie … gelost | wie … aufgebaut | wie … durchgefuhrt
		wie beginn* | wie start* | approach* | steps | phases | process | workflow | methodology | procedure | how do … work
		how does … work | how does … start | how do … projects start | how did … work | how do … approach | how do … proceed | how was … done | how would … go | zusammenarbeit
		collaborat* | onboarding`,
	),
	rule(
		"approach",
		WEAK,
		"wie wurde* | wie haben sie | wie habt ihr | wie hat er | how were | how was | how did you | how do you",
	),
	rule(
		"tasks",
		PLAIN,
		`aufgabe | aufgaben* | tatigkeit* | gemacht | getan | zustandig* | verantwort* | tasks | duties | responsib* | what did … do
		war der job | was the job | job … involve* | job bestand`,
	),
	rule(
		"example",
		PLAIN,
		"beispiel* | fallstudie* | typische* fall | typischer fall | konkrete* fall | anwendungsfall* | use case* | praxisbeispiel* | szenari* | praxis* | example* | scenario* | sample | walk through",
	),
	rule(
		"features",
		PLAIN,
		`leistungsumfang | umfang | enthalten | umfasst | beinhalt* | bestandteil* | gehort … dazu | gehort … zu | dazugehort | merkmal*
		includ* | cover | covers | scope | feature* | deliverable* | themen | themengebiet* | deckt … ab | decken … ab | belegt | beweist | prove* | was mach* … genau | inhalt* | topics | part of`,
	),
	rule(
		"company",
		WEAK,
		"unternehmen | firma | company | branche | was macht | was machen die | what do they do",
	),
	rule("exam", PLAIN, "prufung* | exam | exams | exam code | az-104 | az-400 | saa* | az 104 | az 400"),
	rule(
		"level",
		PLAIN,
		"level | stufe* | niveau | aussteller* | ausgestellt* | issuer | who is the issuer | who issued | who issues | issued | issuing | wer vergibt | vergeben | wer stellt … aus | status | associate | expert | express",
	),
	rule(
		"validity",
		STRONG,
		`wann läuft … ab | wann laufen … ab | läuft … wann ab | bis wann … gilt | bis wann … gelten | bis wann … lauft | bis wann … laufen | wie lange gilt | gilt … noch | gultig* | ablaufdatum | abgelaufen | expir* | valid* | still active | noch aktiv | renew* | wann … bestanden
		wann … abgelegt | wann … gemacht | wann … erworben | when … pass* | when … obtain* | when … earn*`,
	),
];

export const ASPECT_CUES: ReadonlySet<Cue> = new Set(ASPECT_RULES.map(({ cue }) => cue));
