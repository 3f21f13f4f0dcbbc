// What is to be done, in the notation of `text/phrase-matcher.ts`, and what it is most often done to.

export const DATABASE = "datenbank* | postgresql* | postgres | mysql | mariadb | database | databases";
export const CLUSTER = "cluster | clusters | kubernetes | kubernetescluster* | k8s | openshift | aks | eks";
export const SET_UP = `einricht* | einzurichten | aufbau* | aufzubauen | aufsetz* | aufzusetzen | einfuhr* | einzufuhren | bauen | baut | bau | erstell* | installier* | konzipier* | umsetzen | schreiben | richten | richtet | fuhren | setzen | setzt
	set up | setting up | build | introduce | install | implement | write`;
export const MOVE = `umzieh* | umzuziehen | umzug | umgezogen | migrier* | migration | migrationen | verlagern | verschieb* | verlegen | ubertragen | portieren | ruber | bringen | ziehen | zieht | move | migrate | migrating | moving`;
export const RENEW = `version auf | aktualisier* | update | updates | updaten | upzudaten | upgrade | upgrades | upgraden | upzugraden | hochgezogen | hochzuziehen | patchen | versionswechsel | versionsupdate* | aktuell halten | neue version | neuere version | neueste version | neuesten version | aktuelle version | aktuellen version | neuen stand | neuesten stand | aktuellen stand | hochziehen
	upgrading | newer version | latest version | current version | up to date`;
export const TIDY = `aufraum* | aufzuraumen | aufgeraumt | ausmisten | bereinig* | ordnen | ordnung | sortieren | einschrank* | einzuschranken | entziehen | uberarbeit* | neu regeln | raumen | raumt | clean up | tidy up | cleaning up | restrict`;
export const CHEAPER = `reduction | reduktion | senkung | kostensenkung | verringern | bring down | get … down | senken | gesenkt | reduzier* | optimier* | kostenoptimierung | drucken | runter | herunter | sparen | einsparen | zu hoch | zu teuer | explodier* | reduce | cut | lower | save`;
export const TO_CLOUD = `cloud | azure | aws`;
