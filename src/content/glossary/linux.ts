import type { GlossaryTerm, Localized } from "../types.ts";

export const linuxTerms: readonly GlossaryTerm<Localized>[] = [
	{
		id: "cgroup",
		name: "cgroup",
		also: ["Control Group"],
		page: "/services/kubernetes",
		text: {
			de: "Mit cgroups (Control Groups) fasst der Linux-Kernel Prozesse zu Gruppen zusammen, misst ihren Verbrauch und begrenzt CPU, Arbeitsspeicher, Ein- und Ausgabe sowie die Zahl der Prozesse. systemd legt für jeden Dienst eine an, und Container-Laufzeiten setzen damit die Limits eines Containers durch. Aktuelle Distributionen verwenden Version 2 mit einer einheitlichen Hierarchie.",
			en: "With cgroups (control groups), the Linux kernel gathers processes into groups, measures what they consume and limits CPU, memory, I/O and the number of processes. systemd creates one for each service, and container runtimes use them to enforce a container’s limits. Current distributions use version 2, which has a single hierarchy.",
		},
	},
	{
		id: "initramfs",
		name: "initramfs",
		also: ["initrd"],
		page: "/projects/sap-walldorf",
		text: {
			de: "Das initramfs ist ein kleines Dateisystem, das der Bootloader zusammen mit dem Kernel in den Arbeitsspeicher lädt. Es enthält Treiber und Werkzeuge, um das eigentliche Root-Dateisystem einzuhängen, etwa von LVM, RAID oder einer verschlüsselten Platte. Erzeugt wird es je nach Distribution mit dracut, initramfs-tools oder mkinitcpio; fehlt darin ein nötiger Treiber, bleibt der Start an dieser Stelle stehen.",
			en: "The initramfs is a small file system that the boot loader loads into memory together with the kernel. It contains the drivers and tools needed to mount the real root file system, for example from LVM, RAID or an encrypted disk. Depending on the distribution it is built with dracut, initramfs-tools or mkinitcpio; if a driver it needs is missing, the boot stops at that point.",
		},
	},
	{
		id: "inode",
		name: "Inode",
		page: "/projects/bwi-bonn",
		text: {
			de: "Ein Inode beschreibt in einem Linux-Dateisystem eine Datei: Eigentümer, Rechte, Größe, Zeitstempel und den Ort der Daten. Der Name steht nicht darin, sondern im Verzeichnis, weshalb mehrere Namen (Hardlinks) auf denselben Inode zeigen können. Sind alle Inodes vergeben, lassen sich trotz freiem Platz keine Dateien mehr anlegen; „df -i“ zeigt, wie viele belegt sind.",
			en: "An inode describes a file in a Linux file system: owner, permissions, size, timestamps and where the data is. The name isn’t part of it but is kept in the directory, so several names (hard links) can point to the same inode. Once all inodes are taken, no more files can be created even if there is free space; “df -i” shows how many are in use.",
		},
	},
	{
		id: "journald",
		name: "journald",
		also: ["systemd-journald"],
		page: "/projects/sap-walldorf",
		text: {
			de: "journald ist der Protokolldienst von systemd: Er sammelt Meldungen des Kernels, der Dienste und der Syslog-Schnittstelle und hält dazu fest, von welcher Unit, welchem Prozess und welchem Benutzer sie stammen. Abgefragt werden sie mit journalctl, etwa „journalctl -u nginx -b“ für einen Dienst seit dem letzten Systemstart. Ob das Journal einen Neustart übersteht und wie groß es werden darf, wird in journald.conf eingestellt.",
			en: "journald is the logging service of systemd: it collects messages from the kernel, from services and from the syslog interface, and records the unit, process and user they came from. They are queried with journalctl, for example “journalctl -u nginx -b” for one service since the last boot. Whether the journal survives a reboot and how large it may grow is set in journald.conf.",
		},
	},
	{
		id: "load-average",
		name: { de: "Load Average", en: "Load average" },
		also: ["Load"],
		page: "/services/monitoring",
		text: {
			de: "Die Load Average ist auf Linux die gemittelte Zahl der Prozesse und Threads, die laufen, auf eine CPU warten oder ununterbrechbar warten, meist auf Ein- und Ausgabe. Die drei Werte mitteln über etwa eine, fünf und fünfzehn Minuten. Sie sind an der Zahl der CPU-Kerne zu messen: Eine Load von 8 ist auf 16 Kernen unauffällig, und eine hohe Load bei freier CPU deutet auf langsame Platten oder langsamen Netzwerkspeicher hin.",
			en: "On Linux, the load average is the average number of processes and threads that are running, waiting for a CPU, or in uninterruptible sleep, usually waiting for I/O. Its three values average over about one, five and fifteen minutes. They have to be read against the number of CPU cores: a load of 8 is nothing unusual on 16 cores, and a high load with idle CPUs points to slow disks or network storage.",
		},
	},
	{
		id: "lvm",
		name: "LVM",
		also: ["Logical Volume Manager"],
		page: "/projects/bwi-bonn",
		text: {
			de: "LVM (Logical Volume Manager) legt auf Linux eine Schicht zwischen Platten und Dateisysteme: Platten oder Partitionen werden als Physical Volumes zu einer Volume Group zusammengefasst, aus der Logical Volumes entstehen. Diese lassen sich im laufenden Betrieb vergrößern, auf andere Platten verschieben und als Snapshot festhalten. Ob sich ein Volume verkleinern lässt, hängt vom Dateisystem ab: ext4 nur ausgehängt, XFS in der Praxis nicht.",
			en: "LVM (Logical Volume Manager) puts a layer between disks and file systems on Linux: disks or partitions become physical volumes and are pooled in a volume group, from which logical volumes are created. These can be enlarged, moved to other disks and captured in snapshots while in use. Whether a volume can be shrunk depends on the file system: ext4 only when unmounted, XFS in practice not at all.",
		},
	},
	{
		id: "oom-killer",
		name: { de: "OOM-Killer", en: "OOM killer" },
		also: ["Out-of-Memory Killer", "OOMKilled"],
		page: "/services/kubernetes",
		text: {
			de: "Der OOM-Killer des Linux-Kernels beendet einen Prozess, wenn der Arbeitsspeicher erschöpft ist und sich nichts mehr freigeben lässt; welchen, entscheidet eine Punktzahl, die vor allem vom Speicherverbrauch abhängt. Das gilt auch innerhalb einer cgroup: Überschreitet ein Container sein Speicherlimit, meldet Kubernetes in der Regel „OOMKilled“ mit Exit-Code 137. Die Spur steht im Kernel-Log.",
			en: "The Linux kernel’s OOM killer ends a process when memory is exhausted and nothing more can be freed; it picks the process by a score that depends mainly on memory use. The same happens within a cgroup: if a container exceeds its memory limit, Kubernetes usually reports “OOMKilled” with exit code 137. The evidence is in the kernel log.",
		},
	},
	{
		id: "selinux",
		name: "SELinux",
		also: ["Security-Enhanced Linux"],
		page: "/services/security",
		text: {
			de: "SELinux ist eine Zugriffskontrolle im Linux-Kernel, die zusätzlich zu den Dateirechten gilt: Eine Richtlinie legt anhand von Labels fest, welcher Prozess auf welche Dateien, Ports und Sockets zugreifen darf, auch wenn ein Dienst als root läuft. Auf Red Hat Enterprise Linux und Fedora ist es standardmäßig aktiv (Modus „enforcing“), auf SUSE Linux Enterprise Server seit Version 16; Debian und Ubuntu verwenden AppArmor. Im Modus „permissive“ protokolliert es Verstöße nur, was bei der Fehlersuche hilft.",
			en: "SELinux is an access control in the Linux kernel that applies on top of file permissions: a policy uses labels to decide which process may access which files, ports and sockets, even when a service runs as root. It is active by default (“enforcing” mode) on Red Hat Enterprise Linux and Fedora, and on SUSE Linux Enterprise Server since version 16; Debian and Ubuntu use AppArmor. In “permissive” mode it only logs violations, which helps with troubleshooting.",
		},
	},
	{
		id: "ssh",
		name: "SSH",
		also: ["Secure Shell"],
		page: "/projects/bwi-bonn",
		text: {
			de: "SSH (Secure Shell) ist ein Protokoll für verschlüsselte Anmeldung, Befehle und Dateiübertragung auf entfernten Rechnern; am weitesten verbreitet ist OpenSSH. Statt mit einem Passwort meldet man sich besser mit einem Schlüsselpaar an: Der private Schlüssel bleibt beim Benutzer, der öffentliche liegt auf dem Server. Am Host-Schlüssel erkennt der Client, ob er mit dem richtigen Server spricht.",
			en: "SSH (Secure Shell) is a protocol for encrypted login, commands and file transfer on remote machines; OpenSSH is the most widely used implementation. A key pair is a better way to log in than a password: the private key stays with the user, the public key is placed on the server. The host key tells the client whether it is talking to the right server.",
		},
	},
	{
		id: "systemd",
		name: "systemd",
		page: "/projects/sap-walldorf",
		text: {
			de: "systemd ist auf den meisten Linux-Distributionen der erste Prozess (PID 1): Es startet beim Hochfahren die Dienste, beachtet ihre Abhängigkeiten und startet sie auf Wunsch nach einem Absturz neu. Beschrieben werden sie in Units, die es auch für Mounts, Sockets und Timer gibt; Timer können cron ersetzen. Bedient wird es mit systemctl, die Protokolle liest man mit journalctl.",
			en: "systemd is the first process (PID 1) on most Linux distributions: it starts services at boot, respects their dependencies and, if told to, restarts them after a crash. They are described in units, which also exist for mounts, sockets and timers; timers can replace cron. It is controlled with systemctl, and its logs are read with journalctl.",
		},
	},
	{
		id: "cron",
		name: "cron",
		also: ["crontab", "Cronjob"],
		page: "/projects/sap-walldorf",
		text: {
			de: "cron startet unter Linux Befehle zu festen Zeiten; eingetragen werden sie mit „crontab -e“. Eine Zeile beginnt mit Minute, Stunde, Tag, Monat und Wochentag: „30 2 * * 1“ heißt montags um 2:30 Uhr. Jobs laufen mit einer kargen Umgebung, deshalb gehören volle Pfade und eine Umleitung der Ausgabe dazu; mehr Kontrolle bieten systemd-Timer.",
			en: "cron starts commands at fixed times on Linux; they are entered with “crontab -e”. A line begins with minute, hour, day, month and weekday: “30 2 * * 1” means Mondays at 2:30. Jobs run with a sparse environment, so use full paths and redirect the output; systemd timers offer more control.",
		},
	},
	{
		id: "disk-full",
		name: { de: "Volle Festplatte", en: "Full disk" },
		also: ["No space left on device", "ENOSPC"],
		page: "/projects/bwi-bonn",
		text: {
			de: "„No space left on device“ meldet Linux, wenn ein Dateisystem keinen Platz mehr hat oder keine freien Inodes. „df -h“ zeigt den Platz, „df -i“ die Inodes, und „du -xh --max-depth=1 / | sort -h“ die größten Verzeichnisse. Ist nach dem Löschen nichts frei geworden, hält ein Prozess die Datei noch offen; „lsof +L1“ nennt ihn.",
			en: "Linux reports “No space left on device” when a file system has run out of space or of free inodes. “df -h” shows the space, “df -i” the inodes, and “du -xh --max-depth=1 / | sort -h” the largest directories. If deleting a file frees nothing, a process still holds it open; “lsof +L1” names it.",
		},
	},
	{
		id: "exit-code",
		name: { de: "Exit-Code", en: "Exit code" },
		also: ["Exit Status", "Exit Code 137", "Exit Code 143"],
		page: "/services/kubernetes",
		text: {
			de: "Ein Exit-Code ist die Zahl, mit der ein Prozess endet: 0 heißt Erfolg, alles andere ein Fehler. Ab 129 steht er meist für ein Signal, nämlich 128 plus dessen Nummer: 137 ist SIGKILL (9), oft vom OOM-Killer, 143 ist SIGTERM (15), also ein angefordertes Ende. 126 heißt, dass der Befehl nicht ausführbar ist, 127, dass er nicht gefunden wurde; den letzten Code zeigt „echo $?“.",
			en: "An exit code is the number with which a process ends: 0 means success, anything else an error. From 129 it usually stands for a signal, namely 128 plus its number: 137 is SIGKILL (9), often from the OOM killer, and 143 is SIGTERM (15), a requested end. 126 means that the command isn’t executable, 127 that it wasn’t found; “echo $?” shows the last code.",
		},
	},
	{
		id: "file-permissions",
		name: { de: "Dateirechte", en: "File permissions" },
		also: ["chmod", "chown", "umask"],
		page: "/projects/bwi-bonn",
		text: {
			de: "Dateirechte legen unter Linux fest, ob Besitzer, Gruppe und alle anderen eine Datei lesen (r), schreiben (w) oder ausführen (x) dürfen. „chmod 640“ heißt: Der Besitzer liest und schreibt, die Gruppe liest, andere dürfen nichts; bei Verzeichnissen erlaubt x das Betreten. „namei -l“ mit dem Pfad zeigt, an welcher Stelle ein Zugriff scheitert; chmod 777 ist fast nie die Lösung.",
			en: "On Linux, file permissions say whether the owner, the group and everyone else may read (r), write (w) or execute (x) a file. “chmod 640” means that the owner reads and writes, the group reads, and others may do nothing; on directories, x allows entering. “namei -l” with the path shows where access fails; chmod 777 is almost never the answer.",
		},
	},
	{
		id: "journalctl",
		name: "journalctl",
		page: "/projects/sap-walldorf",
		text: {
			de: "journalctl zeigt unter Linux die Protokolle, die systemd gesammelt hat. „journalctl -u nginx --since today -p err“ zeigt die Fehler eines Dienstes von heute, „journalctl -f“ folgt neuen Meldungen, und „journalctl -k -b“ zeigt die des Kernels seit dem Start. Mit „-b -1“ sieht man den vorigen Start, sofern das Journal dauerhaft gespeichert wird.",
			en: "journalctl shows the logs that systemd has collected on Linux. “journalctl -u nginx --since today -p err” shows today’s errors of a service, “journalctl -f” follows new messages, and “journalctl -k -b” shows those of the kernel since boot. “-b -1” shows the previous boot, provided that the journal is stored permanently.",
		},
	},
	{
		id: "logrotate",
		name: "logrotate",
		also: ["Log Rotation"],
		page: "/projects/bwi-bonn",
		text: {
			de: "logrotate verhindert, dass Logdateien eine Platte füllen: Es benennt sie nach Größe oder Alter um, komprimiert sie und löscht die ältesten. Damit der Dienst in die neue Datei schreibt, bekommt er danach ein Signal, oder die alte wird mit copytruncate geleert. „logrotate -d“ mit der Konfiguration zeigt, was geschehen würde.",
			en: "logrotate keeps log files from filling a disk: it renames them by size or age, compresses them and deletes the oldest. So that the service writes to the new file, it gets a signal afterwards, or the old file is emptied with copytruncate. “logrotate -d” with the configuration shows what would happen.",
		},
	},
	{
		id: "ntp",
		name: "NTP",
		also: ["Network Time Protocol", "chrony"],
		page: "/projects/bwi-bonn",
		text: {
			de: "NTP (Network Time Protocol) stellt die Uhren von Rechnern auf Bruchteile einer Sekunde genau; unter Linux erledigt das meist chrony oder systemd-timesyncd. Falsche Uhren machen Zertifikate ungültig, lassen Anmeldungen scheitern und Logs nicht mehr zusammenpassen. „chronyc tracking“ zeigt die Abweichung, „timedatectl“ den Zustand.",
			en: "NTP (Network Time Protocol) keeps the clocks of machines accurate to fractions of a second; on Linux, chrony or systemd-timesyncd usually does this. Wrong clocks invalidate certificates, make logins fail and keep logs from matching. “chronyc tracking” shows the offset, “timedatectl” the state.",
		},
	},
	{
		id: "raid",
		name: "RAID",
		also: ["Redundant Array of Independent Disks"],
		page: "/projects/bwi-bonn",
		text: {
			de: "RAID fasst mehrere Platten zu einer zusammen, damit der Ausfall einer Platte keine Daten kostet oder damit es schneller geht. RAID 1 spiegelt, RAID 5 verträgt den Ausfall einer Platte, RAID 6 den von zweien, RAID 10 verbindet Spiegelung und Verteilung; RAID 0 bietet keine Sicherheit. Unter Linux zeigt „cat /proc/mdstat“ den Zustand. Ein Backup ersetzt RAID nicht, denn Gelöschtes ist auf allen Platten gelöscht.",
			en: "RAID combines several disks into one, so that a failed disk costs no data or access gets faster. RAID 1 mirrors, RAID 5 survives the loss of one disk and RAID 6 of two, RAID 10 combines mirroring and striping; RAID 0 offers no protection. On Linux, “cat /proc/mdstat” shows the state. RAID doesn’t replace a backup, because a deleted file is deleted on all disks.",
		},
	},
	{
		id: "signal",
		name: "Signal",
		also: ["SIGTERM", "SIGKILL", "SIGHUP"],
		page: "/projects/sap-walldorf",
		text: {
			de: "Ein Signal ist unter Linux eine kurze Nachricht an einen Prozess: SIGTERM bittet ihn, sich zu beenden, SIGKILL beendet ihn sofort und lässt ihm keine Zeit zum Aufräumen, SIGHUP lässt viele Dienste ihre Konfiguration neu lesen. „kill“ mit der Prozessnummer sendet SIGTERM. Kubernetes und systemd senden ebenso erst SIGTERM und nach einer Frist SIGKILL.",
			en: "On Linux, a signal is a short message to a process: SIGTERM asks it to end, SIGKILL ends it at once and leaves no time to clean up, and SIGHUP makes many services reload their configuration. “kill” with the process ID sends SIGTERM. Kubernetes and systemd, too, send SIGTERM first and SIGKILL after a grace period.",
		},
	},
	{
		id: "sudo",
		name: "sudo",
		also: ["sudoers"],
		page: "/projects/bwi-bonn",
		text: {
			de: "sudo führt einzelne Befehle mit den Rechten eines anderen Benutzers aus, meist root, und protokolliert, wer was aufgerufen hat. Wer was darf, steht in /etc/sudoers und in Dateien unter /etc/sudoers.d, die man mit visudo ändert, weil es die Syntax prüft. „sudo -l“ zeigt die eigenen Rechte.",
			en: "sudo runs single commands with the permissions of another user, usually root, and logs who called what. Who may do what is set in /etc/sudoers and in files under /etc/sudoers.d, which are edited with visudo because it checks the syntax. “sudo -l” shows your own permissions.",
		},
	},
];
