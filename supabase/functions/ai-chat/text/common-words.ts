import { fold } from "./fold.ts";
import { memoize } from "./memo.ts";
import { inflectionStem, type Language } from "./stem.ts";

/** Most words of questions come again. */
const MOST_REMEMBERED = 10_000;

/** Words that carry grammar or politeness, German. They are neither searched nor missed. */
const GERMAN = `
ab aber alle allem allen aller alles als also am an andere anderen anderer anderes auch auf aus bei beim bin bis bist
bitte da dabei dadurch dafür dagegen daher dahin damals damit danach dann daran darauf daraus darf darfst darin
darüber darum das dass davon davor dazu dein deine deinem deinen deiner dem den denen denn der deren des dessen
deshalb dich die dies diese diesem diesen dieser dieses dir doch dort du durch eben ein eine einem einen einer eines
gehabt einfach einige einiges einmal er es etwa etwas euch euer eure eurem euren für gab ganz gar gegen genau gern gerne
gibt gibts habe haben habt hab hallo hey hast hat hatte hatten her hi hier hin hinter ich ihm ihn ihnen ihr ihre ihrem
ihren ihrer im in ins irgendwas irgendwelche irgendein irgendeine irgendeinen irgendeinem irgendeiner ist ja je jede jedem jeden jeder jedes jedoch jemals jemand jetzt kann
kannst kein keine keinem keinen keiner können könnt könnte könnten könntest lassen lässt mal man manche mehr mein
meine meinem meinen meiner mich mir mit möchte möchten mochten dürfen dürft durfte durften muss müssen mussten musst müsste nach nein nicht nichts noch nun nur
ob oder off oft ohne okay ok schon sehr sei seid sein seine seinem seinen seiner seit selbst sich sie sind so sobald
sogar solche soll sollen sollte sollten sondern sonst sowas sowie sowohl sprich statt tun tut über überhaupt um und
uns unser unsere unserem unseren unserer unter usw viel viele vielen vielleicht vom von vor während wann war waren wäre wären wärst
warst warum was wegen weil welche welchem welchen welcher welches wem wen wenig wenn wer werde werden werdet worden geworden wessen
weshalb wie wieder wieso wieviel will willst wir wird wirklich wirst wo wobei wodurch wofür woher wohin wollen
wollte womit woran worauf woraus worin worüber worum wovon wozu würde würden würdest z.b zu zum fürs ans aufs durchs übers ums beim vors hinters drauf raus rein weg halt grad grade nen ne nem was'n zur zwar zwischen
ausser trotz trotzdem nachdem bevor seitdem obwohl falls sofern soweit indem anstatt statt gegenüber entlang innerhalb außerhalb mittels pro
samt nebenbei jeweils ebenfalls ebenso zudem außerdem allerdings freilich zumindest wenigstens mindestens höchstens beinahe fast nahezu kaum
teils teilweise größtenteils meist meistens öfter häufig selten gelegentlich nochmal nochmals erneut wiederum anschließend schließlich letztlich
endlich inzwischen währenddessen hierzu hiermit hierbei hierfür daneben dahinter dazwischen darunter sozusagen quasi bloß lediglich
ausschließlich beispielsweise bzw ggf evtl inkl nix eher heran heraus herum herunter hinaus hinein inne mitten zeug weile wusste wussten getan
`;

/** The same in English. */
const ENGLISH = `
a about above actually after again all also am an and any anyone anything are aren't as at be because been before
being between both but by can can't cannot could couldn't did didn't do does doesn't doing don't done during each
else ever every few for from further get gets getting give go going got had has hasn't have haven't having he hello
hey her here him his how however i if in into is isn't it its itself just let like lot made make many maybe me might
more most much must my myself nor not now of off often on once one only or other our ours out over own please same shall
she should so some somebody someone something still such than that that's thats the their them themselves then there
these they thing things this those through to too under until up upon us very want wants was wasn't way we well were
weren't what what's whats when where where's wheres whether which while who who's whos whom whose why will with
within without won't would yes yet you you're your yours i'm i'd i've he's she's it's we're they're there's s t d ll
re ve m hi ok okay
along against apart among amongst toward towards despite although though whereas unless since besides beyond except rather quite fairly
almost nearly hardly barely merely simply usually sometimes rarely seldom always never again already soon meanwhile afterwards eventually
finally himself herself themselves ourselves yourself whoever whatever whenever wherever therefore thus hence otherwise anyway anyhow perhaps
probably certainly definitely pls plz thx big huge tiny fine pretty happy aren weren couldn wouldn shouldn
`;

/**
 * Verbs, adjectives and fillers that any question can hold, whatever it is about. They may help to find
 * a passage, but a passage without them is none the worse.
 */
const GENERIC_GERMAN = `
anbieten bietet bietest biete angeboten anfangen angefangen ansehen arbeit arbeiten arbeitet arbeitest arbeite
gearbeitet art arten aussehen sieht aktuell aktuelle aktuellen besonders besonderes bekommen bekomme benutzen
benutzt benötigen bereich bereiche bereits beruflich beruflichen beschreiben beschreibe besser beste besten bräuchte
brauchen brauche braucht bringen bringt derzeit eigentlich eigene einsetzen eingesetzt einsatz einzelnen erklären
erkläre erklär erzählen erzähl erzähle erwarten erwartet finden finde fragen frage frag führen funktioniert
funktionieren geben gib gehen geht gehört gehören gemacht genutzt generell gerade gesammelt gesagt gewesen gewinnen
grob griff groß große großen größere gut gute guten guter heute helfen helfe hilf hilfe hilft herr herrn frau höre hören
idee infos info information informationen interessieren interessiert jahr jahre jahren kennen kennt kennst klein
kleine kommen kommt konkret konkrete kürzlich kurz kurze lange länger läuft laufen leben leisten lernen lernt
leute letzte letzten letzter liste machen macht machst mache mehrere meinen menschen mitbringen mögen mag morgen
möglich möglichkeit neu neue neuen neuer neues normalerweise nutzen nutzt nutzung nennen nenne neben passen passt
passende passiert person plan planen planst praktisch praxis produktiv reden richtig sache sachen sagen sag sagst satz satzes sätzen
schauen schnell schreiben schreibe später speziell stellen stehen steht stück suchen suche sucht tage tag teil thema
themen toll typisch typische typischerweise überblick umgehen umgang unterstützen unterstützt unterstützung
unterschied verfügen verfügt verschiedene verschiedenen verstehen versteht verwenden verwendet verwendest
monat monate monaten quartal q1 q2 q3 q4 jan feb sept okt nov dez januar februar märz april mai juni juli august september oktober november dezember
vertrag verträge vergangenheit vorstellen vorher vorab wichtig wichtige wichtigsten wissen weiß weisst welt wirken wissenswertes
weiter wohl woche wochen zeigen zeig zeige weile zeit zuerst zurück zusammen zuletzt zuständig übernehmen übernimmt übernimmst
umsetzen umgesetzt entwickler entwicklung entwickeln lösung lösungen lösen entwickeln entwickelt entwickelst denkbar vorstellbar gesucht gewünscht besitzt besitzen
realisiert realisieren durchgeführt durchführen erstellen erstellt aufbauen aufgebaut einrichten
richten bauen baut baust begleiten begleitet beschäftigt beschäftigen tätig verantwortlich bekannt beherrscht
beherrschst beherrschen versiert fit ahnung können kann deinerseits ihrerseits bisher bislang
bisherigen inhalt inhalte details detail näher näheres genauer ausführlich ungefähr circa etc
achten ändern alt anlegen anpassen anschauen antworten aufsetzen ausführen bald bedeuten bedeutet beginnen behalten besprechen
bestehen betreffen betrifft bewerten bezahlen bleiben bleibt bräuchten definieren denken dringend eignen einbauen einbinden
einführen empfehlen enden entscheiden entstehen erfüllen ergeben erhalten erhöhen erweitern extern fehlen folgen fordern früh
freuen fühlen geeignet gelten gilt glauben halten handeln hängen heißen heißt hoch hoffen holen interesse intern jung klappen
klären komplett komplex kümmern laden legen leicht liefern liegen lohnen lohnt lose meinung melden merken nehmen nimmt niedrig
öffnen ordentlich raten reichen reicht rufen schaffen schafft scheinen schicken schlecht schwer senden setzen setzt sparen spät
spielen steigern stimmen stimmt teilen tragen treffen vergleichen verlieren vermeiden vermitteln versuchen vertrauen
vorbereiten wachsen wählen warten weitergehen wünschen zählen zählt ziehen zieht zufrieden zweite zweiten erste ersten dritte vorletzte
kam kamen ging gingen fand fanden stand standen lief liefen nahm nahmen sprach blieb hielt half schrieb traf begann fiel fielen hieß hießen schien lag lagen sah sahen bot boten brachte brachten bekam bekamen erhielt ergab gewann verlor verlief rief ließ ließen wies trug schuf
betreuen betreut betreust technisch technische technischer ablaufen abnehmen abwickeln achtet allein anbringen anfassen angehen angenommen ankommen anlegen ansprechen anstellen anstehen aufhören
auffallen aufpassen aufräumen ausgehen ausgeben ausreichen ausschauen aussuchen bedenken befinden behaupten berichten besorgen bestätigen
besuchen bewegen binden bitten brechen drehen durchsuchen echt ehrlich eilig einfallen eingehen einig einsteigen eintreten ernst ersparen erwischen
fahren fassen fest finanziell flexibel frei freundlich furchtbar garnicht gefallen gelingen gelernt genial genug geraten gering gescheit gesehen gesetzt gewiss gewohnt greifen
halbwegs hauptsächlich herausholen heikel hinkriegen hinterlassen insgesamt irgendwie irgendwo jemanden kaputt klar knapp kriegen künftig landen lang laut leider lieb lieber locker mittlerweile
niemand nie niemals nutzlos passieren plötzlich prima raushalten rausgehen rausholen rollen runter sauber schade schließen schlimm schon schön seht sehen sieht sorgen sorgt spezifisch
spontan dauernd ständig stattfinden steht stolz stören streiten taugen taugt teuer träumen überlegen überzeugen umdenken unbedingt üblich vermutlich verraten verrät verzichten vorbei vorgehen vorkommen vorschlagen wahrscheinlich wegkommen
weiterhelfen werfen unterwegs rumliegen herumliegen wert wichtig wiederholen wirklich woanders wundern zeitnah ziemlich zügig zurechtkommen zutreffen zwingend überall immer manchmal gleich sofort damals früher neulich demnächst ertrinken kämpfen leiden ärgern nerven
sinken sank sanken gesunken stieg stiegen sinken sank sanken gesunken stieg stiegen gestiegen ausfüllen einplanen anschreiben treiben treten tritt tippen drücken springen basteln hängen hing dastehen mitmachen ausmachen aufgeben fang fangen ziemlich sinnvoll nötig notwendig verfolgen ehemalige ehemaligen sowieso persönlich eventuell gemeinsam selber stark schwach
`;

/** The same in English. */
const GENERIC_ENGLISH = `
sentence sentences achieve add advise allow answer apply arrange assist become begin believe call care change choose clean close collect compare
confirm connect continue decide define depend ease easy end enjoy enable ensure expect fail fall far fast fill
follow former grow guess hard hear high hope increase inform inside join leave lie load lose low maintain manage mind modern
notice open opinion pay pick place point prefer prepare present prove pull push read receive recommend remember remain
replace reply require respond rest return save see seem second send serve share simple speed spend stay step stop
suggest suit teach think touch turn wait walk wish early late short whole entire existing overall discuss lot lots
able aim around contract contracts month months quarter jan feb sep sept oct nov dec january february march june july october december two three four five six
seven eight nine ten ask asking background bad been best better bit book bring build building built came cases check come
comes completed consider could current currently deal deliver delivered describe detail detailed difference
different done example exactly explain extent familiar far feel find found focus full fully general given good great guy
hand sign signs handle handled handles happen happens heard helped help helping helps hire hiring history idea include included
includes interested involve involved involves keep kind kinds know known knows large last latest learn learned
like list little long look looking looks main mainly man matter mean means meet mention more name names need needed
needs new next nice offer offered offers often old overview part particular people perform person personal plan
possible practical previous provide provided provides put question questions quick real really recent recently
regarding related relevant rough roughly run running runs say set setup setting show small solve someone sort
specific specialise specialize start started support supports sure take takes talk tell thank thanks think time
today tomorrow top topic topics try type types typical typically understand use used useful uses using usually
write writes various view past solution solutions develop develops developed create created hold holds own owns want wanted week weeks went wonder work worked working works world write year years yesterday yet penultimate
`;

const words = (list: string) => new Set(fold(list).trim().split(/\s+/));

const stopWords = new Set([...words(GERMAN), ...words(ENGLISH)]);
const stemsOf = (list: string, language: Language) =>
	new Set(Array.from(words(list), (word) => inflectionStem(word, language)));
/** By their stems, so that one form stands for all. */
const genericGerman = stemsOf(GENERIC_GERMAN, "de");
const genericEnglish = stemsOf(GENERIC_ENGLISH, "en");

/** Every word that says nothing of a subject, folded. */
export const commonWords = (): Iterable<string> => [
	...stopWords,
	...words(GENERIC_GERMAN),
	...words(GENERIC_ENGLISH),
];

/** Takes a folded word. */
export const isStopWord = (word: string): boolean => stopWords.has(word) || /^\p{L}$/u.test(word);

/** Takes a folded word. */
export const isGenericWord: (word: string) => boolean = memoize(
	(word) =>
		genericGerman.has(inflectionStem(word, "de")) ||
		genericEnglish.has(inflectionStem(word, "en")) ||
		genericGerman.has(infinitive(word)) ||
		genericGerman.has(participle(word)),
	MOST_REMEMBERED,
);

/** The stem of "finden" for "findest", "findet" and "findend", which Snowball leaves as they are. */
const infinitive = (word: string) => inflectionStem(`${word.replace(/e?(st|t|te|ten|nd)$/, "")}en`, "de");

/** The stem of "brauchen" for "gebraucht", and of "umsetzen" for "umgesetzt". */
const participle = (word: string) => infinitive(word.replace(/^(\p{L}{0,5}?)ge(?=\p{L}{3,}t$)/u, "$1"));

const germanOnly = exclusive(words(GERMAN), words(ENGLISH));
const englishOnly = exclusive(words(ENGLISH), words(GERMAN));

function exclusive(of: Set<string>, than: Set<string>): Set<string> {
	return new Set([...of].filter((word) => !than.has(word)));
}

/** Whether a folded word is grammar of one language alone. */
export const isGermanGrammar = (word: string): boolean => germanOnly.has(word);
export const isEnglishGrammar = (word: string): boolean => englishOnly.has(word);
