import type { Lexicon } from "./concept.ts";

/** Everyday words for what a freelancer does, has done and can show. */
export const WORK_WORDS: Lexicon = {
	do: `bastelt | basteln | mache | machen | macht | machst | tust | treiben | treibt | treibst | arbeit | arbeiten | arbeite | arbeitest | arbeitet | tatig | tatigkeit | tatigkeiten | beschaftigt | beschaftigen
		do | doing | does $ | work | works | working`,
	approach: "happens first",
	done: `bis jetzt | bis heute | so far | gemacht | getan | gearbeitet | zusammengearbeitet | kooperiert | mitgewirkt | umgesetzt | realisiert | durchgefuhrt | betreut | abgeschlossen* | geleistet | erledigt | bisher | bisherige* | bislang | fruher | fruhere* | vergangene* | vergangenheit | ehemalige* | vorige* | vorherige*
		done | worked | previous | previously | past | former | formerly | earlier | so far | to date | completed | finished | delivered | history`,
	project: `projekt | projekte | projekten | projekts | projektes | referenz | referenzen | portfolio | auftrag | auftrage | auftragen | einsatz | einsatze | einsatzen | arbeitsprobe* | code sample* | code example* | sample code | examples of … code | samples of … work | work sample* | projektarbeit* | sachen | dinge | kundenauftrage | kundenauftragen | kundenprojekt* | projekthistorie
		project | projects | reference | references | assignment* | engagement* | gig | gigs | track record | case studies | fallstudie | fallstudien`,
	client: `referenzkunde* | referenzkunden | reference client* | reference customer* | kunde | kunden | kundin | auftraggeber* | stammkunden | kundschaft | klient* | client | clients | customer | customers | fur wen | bei wem | for whom | who for | worked for | work for | working for | works for | employer | employers | arbeitgeber*`,
	company:
		"firma | firmen | unternehmen | betrieb | betriebe | betrieben | konzern* | company | companies | firm | firms | business | businesses | organisation* | organization*",
	industry: `branche | branchen | branchenerfahrung | branchenkenntnis* | sektor | sektoren | industrie | industrien | industriezweig* | wirtschaftszweig* | umfeld | industry | industries | sector | sectors | vertical | verticals`,
	publicSector: `bundeseigen* | landeseigen* | staatseigen* | bundesunternehmen | offentliche* bereich | stadtverwaltung | stadtverwaltungen | kommune | kommunen | kommunale* | landkreis | gemeinde | gemeinden | landesbehorde* | militar* | behorde | behorden | behordenumfeld | offentliche* | offentliche* dienst* | offentlichen hand | verwaltung | verwaltungen | bundesbehorde* | ministerium | ministerien | amt | amter | staat | staatliche* | bund | bundeswehr | kritis
		state owned | government owned | publicly owned | municipality | municipalities | public agency | public agencies | public bodies | government | governmental | authorities | public sector | public authorit* | public administration | federal | ministry | ministries | military | armed forces`,
	offer: `biete | bieten | bietet | bietest | anbiete* | angeboten | leistung | leistungen | leistungsangebot | leistungsspektrum | leistungsportfolio | leistungsubersicht | dienstleistung* | serviceangebot | angebotsspektrum | service | services | offer | offers | offering | offerings | offered`,
	strength: `real expert | actual expert | true expert | echter experte | wirklicher experte | starke | starken | kompetenz | kompetenzen | kernkompetenz* | kernthema | kernthemen | schwerpunkt | schwerpunkte | hauptschwerpunkt* | spezialgebiet* | fachgebiet* | fachbereich* | spezialitat* | spezialisier* | spezialist | expertise | fahigkeit* | skill | skills | skillset | auskenn* | beherrsch* | bringt er mit | bringst du mit | bringen sie mit | mitbringen | mitbringt | er drauf | du drauf | sie drauf
		strength | strengths | specialty | specialties | speciality | specialise* | specialize* | specialist | specialization | specialisation | competence* | competenc* | core | core competenc* | good at | area of expertise | areas of expertise | main areas | focus areas | focus`,
	best: "besser | bessere* | better | am besten | besonders | besondere* | auszeichne* | zeichnet | unterscheidet | unterscheiden | abheb* | hebt | alleinstellungsmerkmal* | usp | best | special | unique | stand out | stands out | sets you apart | sets him apart | set you apart | set him apart | different | differentiates",
	technology: `technologie | technologien | technik | techniken | tech stack | techstack | stack | tool | tools | tooling | toolset | toolchain | werkzeug | werkzeuge | werkzeugen | werkzeugkasten | software | system | systeme | systemen | plattform | plattformen | produkte | anbieter | provider | providers | losung | losungen
		technology | technologies | tech | platform | platforms | systems | vendor | vendors | products | solutions | womit | mit was`,
	programming:
		"programmiersprache* | skriptsprache* | programmier* | programmieren | programmierung | coden | codet | codest | coding | programming | program | programs | programmer | code | scripting | scriptsprache*",
	cicd: "cicd | ci | pipeline | pipelines | build | builds | deployment | deployments | continuous integration | continuous delivery",
	cloud: "cloud | clouds | cloudanbieter | cloudplattform* | hyperscaler*",
	container: "container | containern | containerplattform* | orchestrierung | containers | orchestration",
	iac: "iac",
	linux:
		"linux | betriebssystem* | operating system | operating systems | distribution* | distro* | distros | linuxdistribution* | os",
	monitoring: "monitoring | uberwach* | monitor | monitored | uberwachung | observability",
	database: "datenbank | datenbanken | db | dbs | dbms | databases | database | datenbanksystem*",
	certificate: `zertifikat | zertifikate | zertifikaten | zertifikats | zertifizierung | zertifizierungen | zertifiziert | zertifizierte* | zertis | zerti | certificate | certificates | certification | certifications | certified | cert | certs | credential | credentials | nachweis | nachweise | qualifiziert | qualified | qualifikation | qualifikationen | qualification | qualifications | accreditation*`,
	experience:
		"erfahrung | erfahrungen | erfahren | berufserfahrung | praxiserfahrung | kenntnis | kenntnisse | experience | experienced | experiences | know-how | senior | junior | seniority",
	beforeCloud:
		"bevor … cloud* | vor der cloud* | vor 2012 | vor dem jahr 2012 | before … cloud | before 2012 | prior to cloud | prior to the cloud | prior to 2012",
	own: "eigene* | privat* | private | nebenher | nebenbei | nebenprojekt* | seitenprojekt* | hobbyprojekt* | hobby | open source | opensource | own | side | personal | pet | privatprojekt*",
	lead: `geleitet | leitet | leiten | leitest | leitung | leitungserfahrung | leiter | leitend* | gefuhrt | fuhrung | fuhren | fuhrt | fuhrst | fuhrungserfahrung | fuhrungsrolle | fuhrungskraft | fuhrungsverantwortung | personalverantwortung | teamverantwortung | teamlead | teamleiter | teamleitung | teamfuhrung | verantwortung | mitarbeiterfuhrung | interim | interimsweise | auf zeit | projektleitung | projektleiter
		led | lead | leads | leading | leader | leadership | manage | managed | manages | managing | manager | management experience | headed`,
	team: "team | teams | gruppe | leute | mitarbeiter | people | group | staff | entwicklerteam",
	success: `erfolg | erfolge | erfolgen | erfolgserlebnis* | ergebnis | ergebnisse | resultat* | erreicht | leistungsbilanz
		success | successes | achievement | achievements | accomplishment* | achieved | results`,
	role: "rolle | rollen | position | positionen | funktion | funktionen | role | roles | positions | job title | als was",
	profession:
		"womit verdien* | wovon leb* | brotchen | lebensunterhalt | line of work | are you … developer | are you … programmer | are you … sysadmin | are you … admin | are you … architect | are you … engineer | is he … developer | is he … programmer | is he … sysadmin | is he … admin | is he … architect | is he … engineer | beruf | beruflich | berufsbezeichnung | job | jobs | profession | occupation | living | hauptberuflich | im geschaft | am markt | in der branche | in business | in the business | in the industry | in this field",
	testimonial:
		"ansprechpartner … kunden | ansprechpartner … referenz* | referenzkunden … anrufen | referenzen … anrufen | kunden … anrufen | bewertung | bewertungen | kundenbewertung* | kundenstimme* | rezension* | empfehlung | empfehlungen | empfehlungsschreiben | kundenmeinung* | kundenfeedback | sagen kunden | kunden sagen | clients say | customers say | feedback | testimonial* | review | reviews | references … call | references … contact | references … talk to | references … speak to | references … speak with | reference call* | reference check* | talk to … past clients | speak to … past clients | talk to … previous clients | speak to … previous clients | talk to one of … clients | speak to one of … clients | speak … one of … clients | talk … one of … clients | former clients … talk | call … references | contact … references | talk to … references | speak to … references | speak with … references | client references | customer references | referenzgeber* | rating | ratings | recommendation*",
};
