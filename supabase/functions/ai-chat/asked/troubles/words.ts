// What goes wrong, in the notation of `text/phrase-matcher.ts`.

export const SLOW = `langsam* | dauer* | ewig* | stundenlang | lange | zu lang | abend | wochenende | warten | wartet | slow | forever | ages | hours | too long | waiting | wait`;
export const BROKEN = `fehl | fehlgeschlagen | kaputt | instabil* | unzuverlassig* | spinnt | klemmt | chaos | problem | probleme | arger | geht nicht | funktioniert nicht | muhsam* | schmerzhaft* | nervig* | veraltet* | uralt | schief | scheitert | scheitern | hinuber
	fail | fails | failing | broken | flaky | unstable | unreliable | a mess | trouble | problems | fix | outdated | breaks | painful | a pain`;
export const BY_HAND =
	"ssh | git pull | scp | ftp | rsync | nachts | abends | at night | in the evening | von hand | per hand | manuell* | handisch* | handarbeit | by hand | manually | manual";
export const DOWN = `fallt … aus | fallen … aus | ausfallen | ausfallt | ausgefallen | ausfalle | ausfall | sturzt … ab | sturzen … ab | absturz* | abgesturzt | down | steht still | offline | nicht erreichbar | geht nichts mehr | crash | crashes | crashing | crashed | outage | outages | unreachable`;
/** "On-prem" is read as "rechenzentrum". */
export const ON_PREMISES =
	"keine us cloud* | keine cloud | kein aws | nicht … in … cloud* | keine daten … cloud* | im eigenen rechenzentrum | im rechenzentrum bleiben | alles … rechenzentrum | everything … rechenzentrum | stay … rechenzentrum | own data center | own datacenter | no cloud | no us cloud* | not … the cloud";
export const GONE = `gekundigt | kundigt | verlassen | abgesprungen | weggegangen | weggefallen | ist weg | hat aufgehort | hort auf | krank | langzeitkrank | insolvent | hangen lassen | rente | pension | retires | retiring | scheidet aus | macht dicht | schliesst | hangenlassen | im stich | verlasst | geht … ende | geht zum | quit | left | resigned | leaving | gone | bailed | dropped out | let us down`;
