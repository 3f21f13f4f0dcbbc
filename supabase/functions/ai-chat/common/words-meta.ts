import type { Lexicon } from "./concept.ts";

/** Everyday words of questions about the site itself, and about its owner compared with others. */
export const META_WORDS: Lexicon = {
	agency: `agentur | agenturen | systemhaus | beratungshaus | beratungsfirma | konkurrenz | konkurrenten | mitbewerber* | wettbewerb* | als andere | als anderen | als der rest
		agency | agencies | consultancy | competitor* | competition | than others | than other | than the rest | over others | over other | from others | from other consultants | from other freelancers | from other contractors | other consultants | other freelancers | other contractors | other candidates | from the rest | from the competition | from everyone else | another consultant | another freelancer | someone else | von anderen | von anderen beratern | anderen beratern | andere berater | anderen freelancern | andere freelancer`,
	attach:
		"anhang* | anhange | dateien | datei | anlage | anlagen | hochladen | upload* | attach | attaching | attachment* | file | files | document | documents | dokument | dokumente",
	built:
		"gebaut | erstellt | programmiert | entwickelt | umgesetzt | basiert | gemacht | framework | frameworks | cms | built | made | developed | created | powered | coded | run on",
	code: "code | quellcode | quelltext | quellcodes | sourcecode | source code | source | repository | repo | git repo*",
	example:
		"beispiel | beispiele | beispielen | praxisbeispiel* | fallbeispiel* | szenari* | fallstudie* | praxisfall* | example | examples | scenario* | worked",
	figure:
		"zahl | zahlen | kennzahl* | ergebnis | ergebnisse | werte | angaben | prozentzahl* | figure | figures | numbers | number | results | values | metrics | statistics",
	form: "formular | kontaktformular | form | forms | contact form",
	hosted:
		"gehostet | hosting | hoster | hostet | hostest | hosten | betrieben | liegt | wessen server* | welchen servern | welchem server | whose server* | which servers | hosted | hosts | served",
	invented:
		"erfunden* | fiktiv* | ausgedacht* | hypothetisch* | invented | made up | make up | fake | fictional | fictitious | hypothetical",
	public:
		"offentlich | offentliche* | frei verfugbar | einsehbar | public | publicly | open source | opensource | github",
	real: "echt* | wahr | wahre* | tatsachlich* | real* | genuine | true | actual | authentic",
	send: "senden | sendet | gesendet | schickt | geschickt | verschickt | ubertragen | ubertragt | verschlussel* | abgeschickt | send | sends | sent | submit | submitted | transmit* | encrypted | encrypt",
	staff:
		"team | teams | mitarbeiter | mitarbeitern | mitarbeitende | angestellte | angestellten | leute fur ihn | leute fur sie | leute bei ihm | leute bei ihnen | people for him | people for you | people work for | people working for | employ people | kollegen | allein | alleine | einzelkampfer | staff | colleagues | coworkers | co workers | employees | alone | on his own | by himself",
	tally:
		"9 | 14 | 15 | project numbers | project counts | projektzahlen | projektanzahl* | numbers of projects | zahlen der projekte | zahlen zu … projekten",
};
