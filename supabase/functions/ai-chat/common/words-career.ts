import type { Lexicon } from "./concept.ts";

/** Numbers of years that somebody is asked to have, which ask for the years. */
const SPANS = ["3", "5", "8", "10", "12", "15", "20", "25", "30"]
	.concat("drei funf acht zehn zwolf funfzehn zwanzig dreissig".split(" "))
	.concat("three five eight ten twelve fifteen twenty thirty".split(" "))
	.flatMap((count) => ["jahre", "jahren", "years"].map((unit) => `${count} ${unit}`))
	.join(" | ");

/** Servers with Linux, by what they run. */
export const LINUX_SERVERS =
	"linux server* | debian server* | ubuntu server* | rhel server* | suse server* | sles server*";

/** Everyday words for how somebody came to his work, what he likes about it, and the systems it began with. */
export const CAREER_WORDS: Lexicon = {
	began: `angefangen | begonnen | begann | fing … an $ | seine anfange | ihre anfange | deine anfange | zu beginn | am anfang | ganz am anfang | ursprunglich | vorher gemacht | davor gemacht | fruher gemacht | vorher getan | davor beruflich | wie kam er | wie kamst du | wie kamen sie | wie ist er … gekommen | wie sind sie … gekommen | wie bist du … gekommen
		start out | started out | starting out | start off | started off | get into | got into | getting into | get into devops | got into devops | getting into devops | come to devops | came to devops | zu devops gekommen | career begin | career start | career started | career began | began | beginnings | at the beginning | in the beginning | originally | do before $ | doing before $ | early career`,
	changed: `verandert | verandern | veranderung* | gewandelt | weiterentwickelt | seitdem | changed | change over | evolve | evolved | evolution | since then`,
	employed: "employee | an employee",
	employedBefore: `war … angestellt | waren … angestellt | warst … angestellt | fruher … angestellt | jemals … angestellt | angestellt gewesen | vorher … angestellt | mal … angestellt
		was he ever … employee | were you ever … employee | ever … employed | ever been employed | been an employee | been employed | previously employed | ever had a permanent job | before he went freelance | before you went freelance | before freelancing | bevor er selbststandig | bevor sie selbststandig | vor der selbststandigkeit | vor seiner selbststandigkeit | vor ihrer selbststandigkeit | vor 2007 | before 2007`,
	enjoys: `am liebsten | ihm … wichtig | ihnen … wichtig | wichtig ist ihm | important to him | important to you | enjoy | enjoys | like doing | likes doing | like best | likes best | like most | likes most | like to do most | spass … arbeit | macht … spass | spass macht | begeistert | leidenschaft | freude | passion | passionate | fun | bereitet`,
	linux: `${LINUX_SERVERS} | linux distro* | linux distribution* | flavour* | flavor*`,
	name: "short profile | kurzes profil | kurze profil* | brief profile | quick profile | short bio | elevator pitch | pitch | profil in kurz* | kurz und knapp",
	operate: "administer | administers | administriert | administrieren | administrierst | wartet | wartest",
	cv: "lebenslaufs",
	quoted: "zitier* | zitat | zitate | quote him | quote you | quote from | quoted | cite | citing",
	server: LINUX_SERVERS,
	technology: "distribution* | distro* | linuxdistribution* | linux distro* | linux distribution*",
	completed: "has ended | that ended | have ended | is over | are over | wrapped up | abgelaufen",
	document:
		"write documentation | writes documentation | write docs | writes docs | write the documentation | schreiben … dokumentation* | schreibt … dokumentation* | schreibst … dokumentation* | schreiben … doku | schreibt … doku",
	duration: "im schnitt | im durchschnitt | durchschnittlich* | on average | average",
	experience: "exp",
	years: `${SPANS} | yrs | yoe`,
};
