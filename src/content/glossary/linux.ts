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
];
