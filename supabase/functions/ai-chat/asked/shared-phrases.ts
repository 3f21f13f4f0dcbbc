// What the tables have in common, in the notation of `PhraseMatcher.add`: what is to be done, what it is done to, and what goes wrong.

export const DATABASE = "datenbank* | postgresql* | postgres | mysql | mariadb | database | databases";
export const SET_UP = `einricht* | einzurichten | aufbau* | aufzubauen | aufsetz* | aufzusetzen | einfuhr* | einzufuhren | bauen | baut | bau | erstell* | installier* | konzipier* | umsetzen | schreiben | richten | richtet | fuhren | setzen | setzt
	set up | setting up | build | introduce | install | implement | write`;
export const MOVE = `umzieh* | umzuziehen | umzug | umgezogen | migrier* | migration | migrationen | verlagern | verschieb* | verlegen | ubertragen | portieren | ruber | bringen | ziehen | zieht | move | migrate | migrating | moving`;
export const RENEW = `version auf | aktualisier* | update | updates | updaten | upzudaten | upgrade | upgrades | upgraden | upzugraden | hochgezogen | hochzuziehen | patchen | versionswechsel | versionsupdate* | aktuell halten | neue version | neuere version | neueste version | neuesten version | aktuelle version | aktuellen version | neuen stand | neuesten stand | aktuellen stand | hochziehen
	upgrading | newer version | latest version | current version | up to date`;

export const SLOW = `langsam* | hangt standig | hangt dauernd | hangt sich auf | ruckelt | hangs | dauer* | ewig* | stundenlang | lange | zu lang | abend | wochenende | warten | wartet | slow | forever | ages | hours | too long | waiting | wait`;
export const BROKEN = `fehl | fehlgeschlagen | kaputt | instabil* | unzuverlassig* | spinnt | klemmt | chaos | problem | probleme | arger | geht nicht | funktioniert nicht | muhsam* | schmerzhaft* | nervig* | veraltet* | uralt | schief | scheitert | scheitern | hinuber
	fail | fails | failing | broken | flaky | unstable | unreliable | a mess | trouble | problems | fix | outdated | breaks | painful | a pain`;
export const DOWN = `fallt … aus | fallen … aus | ausfallen | ausfallt | ausgefallen | ausfalle | ausfall | sturzt … ab | sturzen … ab | absturz* | abgesturzt | down | steht still | offline | nicht erreichbar | geht nichts mehr | crash | crashes | crashing | crashed | outage | outages | unreachable`;
export const GONE = `gekundigt | kundigt | verlassen | abgesprungen | weggegangen | weggefallen | ist weg | hat aufgehort | hort auf | krank | langzeitkrank | insolvent | hangen lassen | rente | pension | retires | retiring | scheidet aus | macht dicht | schliesst | hangenlassen | im stich | verlasst | geht … ende | geht zum | quit | left | resigned | leaving | gone | bailed | dropped out | let us down`;
