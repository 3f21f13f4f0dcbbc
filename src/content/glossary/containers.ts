import type { GlossaryTerm, Localized } from "../types.ts";

export const containerTerms: readonly GlossaryTerm<Localized>[] = [
	{
		id: "aks",
		name: "AKS",
		also: ["Azure Kubernetes Service"],
		page: "/services/kubernetes",
		text: {
			de: "AKS (Azure Kubernetes Service) ist der verwaltete Kubernetes-Dienst von Microsoft Azure: Microsoft betreibt die Control Plane, und mit AKS Automatic auf Wunsch auch die Knoten. Anmeldung und Rechte lassen sich mit Microsoft Entra ID verbinden. Die kostenlose Stufe kommt ohne SLA; für Produktion sind die Stufen Standard und Premium gedacht.",
			en: "AKS (Azure Kubernetes Service) is Microsoft Azure’s managed Kubernetes service: Microsoft runs the control plane and, with AKS Automatic, the nodes too. Sign-in and permissions can be tied to Microsoft Entra ID. The free tier comes without an SLA; the Standard and Premium tiers are meant for production.",
		},
	},
	{
		id: "container",
		name: "Container",
		page: "/services/kubernetes",
		text: {
			de: "Ein Container ist ein Prozess oder eine Gruppe von Prozessen, die der Linux-Kernel mit Namespaces abschottet und mit cgroups begrenzt. Anders als eine virtuelle Maschine hat er keinen eigenen Kernel; er startet deshalb schneller, ist aber schwächer isoliert. Gestartet wird er aus einem Image, das die Anwendung mit ihren Bibliotheken enthält und meist dem Standard der Open Container Initiative (OCI) folgt.",
			en: "A container is a process, or a group of processes, that the Linux kernel isolates with namespaces and limits with cgroups. Unlike a virtual machine it has no kernel of its own; it therefore starts faster, but is less strongly isolated. It is started from an image, which holds the application with its libraries and usually follows the Open Container Initiative (OCI) standard.",
		},
	},
	{
		id: "eks",
		name: "EKS",
		also: ["Amazon EKS", "Elastic Kubernetes Service"],
		page: "/services/kubernetes",
		text: {
			de: "EKS (Amazon Elastic Kubernetes Service) ist der verwaltete Kubernetes-Dienst von AWS: AWS betreibt die Control Plane über mehrere Availability Zones und berechnet sie je Cluster und Stunde. Die Knoten laufen meist auf EC2, mit EKS Auto Mode auf Wunsch von AWS verwaltet; auf Fargate laufen Pods ohne eigene Knoten. AWS-Rechte erhalten Pods über EKS Pod Identity oder über IAM-Rollen für Service-Accounts.",
			en: "EKS (Amazon Elastic Kubernetes Service) is the managed Kubernetes service of AWS: AWS runs the control plane across several Availability Zones and charges for it per cluster and hour. Nodes usually run on EC2, managed by AWS if you choose EKS Auto Mode; on Fargate, Pods run without nodes of your own. Pods are given AWS permissions through EKS Pod Identity or IAM roles for service accounts.",
		},
	},
	{
		id: "gateway-api",
		name: "Gateway API",
		page: "/services/kubernetes",
		text: {
			de: "Die Gateway API regelt, wie Verkehr von außen zu den Services eines Kubernetes-Clusters gelangt, und ist die Nachfolgerin von Ingress. Sie trennt die Aufgaben: Der Betrieb richtet GatewayClass und Gateway ein, die Teams beschreiben ihre Regeln in HTTPRoute, GRPCRoute und weiteren Ressourcen. Gewichtete Verteilung und Regeln nach Headern gehören zum Standard, statt als Annotationen eines Controllers zu stehen.",
			en: "The Gateway API governs how outside traffic reaches the Services of a Kubernetes cluster, and is the successor to Ingress. It separates the roles: platform operators set up the GatewayClass and the Gateway, and teams describe their rules in HTTPRoute, GRPCRoute and other resources. Weighted traffic splitting and header rules are part of the standard rather than annotations of one controller.",
		},
	},
	{
		id: "helm",
		name: "Helm",
		page: "/services/kubernetes",
		text: {
			de: "Helm ist ein Paketmanager für Kubernetes: Ein Chart enthält Vorlagen für Manifeste, die mit Werten je Umgebung gefüllt werden. Jede Installation heißt Release und lässt sich aktualisieren oder mit „helm rollback“ auf einen früheren Stand zurücksetzen. Daten in Volumes und Datenbanken setzt das nicht zurück.",
			en: "Helm is a package manager for Kubernetes: a chart contains templates for manifests, which are filled with values for each environment. Each installation is called a release and can be upgraded, or returned to an earlier revision with “helm rollback”. That doesn’t roll back data in volumes and databases.",
		},
	},
	{
		id: "ingress",
		name: "Ingress",
		page: "/services/kubernetes",
		text: {
			de: "Ein Ingress leitet in Kubernetes HTTP- und HTTPS-Anfragen von außen nach Hostname und Pfad an Services weiter und kann TLS terminieren. Er wirkt nur mit einem Ingress-Controller im Cluster, etwa Traefik oder HAProxy. Die Ingress-API bleibt nutzbar, wird aber nicht mehr weiterentwickelt, und der Controller ingress-nginx wird seit März 2026 nicht mehr gepflegt; das Kubernetes-Projekt empfiehlt die Gateway API.",
			en: "An Ingress in Kubernetes routes HTTP and HTTPS requests from outside to Services by host name and path, and can terminate TLS. It only works with an Ingress controller in the cluster, such as Traefik or HAProxy. The Ingress API remains available but is no longer being developed, and the ingress-nginx controller has been unmaintained since March 2026; the Kubernetes project recommends the Gateway API.",
		},
	},
	{
		id: "kubernetes",
		name: "Kubernetes",
		also: ["K8s"],
		page: "/services/kubernetes",
		text: {
			de: "Kubernetes verteilt Container auf einen Verbund von Servern, hält die gewünschte Zahl am Laufen und ersetzt ausgefallene. Der gewünschte Zustand steht in Manifesten; Controller gleichen den Cluster fortwährend daran an. In der Regel erscheinen drei Minor-Versionen im Jahr, und jede erhält gut ein Jahr lang Korrekturen, deshalb gehören Upgrades zum Betrieb.",
			en: "Kubernetes distributes containers across a group of servers, keeps the desired number running and replaces those that fail. The desired state is written in manifests, and controllers continuously bring the cluster into line with it. There are usually three minor releases a year, each patched for a little over a year, so upgrades are part of running it.",
		},
	},
	{
		id: "kubernetes-deployment",
		name: { de: "Kubernetes-Deployment", en: "Kubernetes Deployment" },
		also: ["Deployment"],
		page: "/services/kubernetes",
		text: {
			de: "Ein Deployment hält in Kubernetes eine gewünschte Zahl gleicher, austauschbarer Pods am Laufen und ersetzt ausgefallene. Neue Versionen rollt es schrittweise aus, indem es über ReplicaSets alte Pods durch neue ersetzt; „kubectl rollout undo“ kehrt zum vorigen Stand zurück. Es passt zu zustandslosen Anwendungen; brauchen die Pods feste Namen oder je einen eigenen Speicher, ist ein StatefulSet richtig.",
			en: "A Deployment in Kubernetes keeps a desired number of identical, interchangeable Pods running and replaces those that fail. It rolls out new versions gradually, replacing old Pods with new ones by way of ReplicaSets; “kubectl rollout undo” returns to the previous revision. It suits stateless applications; Pods that need fixed names or storage of their own call for a StatefulSet.",
		},
	},
	{
		id: "kubernetes-operator",
		name: { de: "Kubernetes-Operator", en: "Kubernetes operator" },
		also: ["Operator"],
		page: "/services/kubernetes",
		text: {
			de: "Ein Operator automatisiert in Kubernetes den Betrieb einer bestimmten Anwendung, etwa Einrichtung, Sicherung, Failover und Upgrades. Er besteht aus eigenen Ressourcentypen (Custom Resource Definitions) und einem Controller, der diese Ressourcen beobachtet und den beschriebenen Zustand herstellt. Ein Beispiel ist CloudNativePG für PostgreSQL.",
			en: "An operator automates running a particular application on Kubernetes, such as its installation, backups, failover and upgrades. It consists of custom resource types (Custom Resource Definitions) and a controller that watches those resources and brings about the described state. CloudNativePG for PostgreSQL is an example.",
		},
	},
	{
		id: "kubernetes-service",
		name: { de: "Kubernetes-Service", en: "Kubernetes Service" },
		page: "/services/kubernetes",
		text: {
			de: "Ein Service gibt in Kubernetes einer Gruppe von Pods eine feste Adresse und einen DNS-Namen und verteilt Verbindungen auf alle, die bereit sind. Der Typ ClusterIP ist nur im Cluster erreichbar, NodePort zusätzlich über einen Port jedes Knotens, LoadBalancer über einen vorgeschalteten Lastverteiler, meist den der Cloud. Anders als ein Ingress arbeitet er auf der Ebene von TCP und UDP und kennt keine Hostnamen oder Pfade.",
			en: "A Service in Kubernetes gives a group of Pods a fixed address and a DNS name, and distributes connections among those that are ready. The ClusterIP type is reachable only inside the cluster, NodePort also through a port on every node, and LoadBalancer through a load balancer in front, usually the cloud’s. Unlike an Ingress it works at the level of TCP and UDP and knows nothing of host names or paths.",
		},
	},
	{
		id: "openshift",
		name: "OpenShift",
		also: ["OpenShift Container Platform", "OCP"],
		page: "/projects/bundesdruckerei",
		text: {
			de: "OpenShift ist die Kubernetes-Plattform von Red Hat und bringt unter anderem Registry, Monitoring, Anmeldung und Weboberfläche mit; Operatoren halten die Plattform aktuell. Container laufen standardmäßig ohne root und mit einer beliebigen Benutzer-ID aus dem Bereich des Projekts, weshalb manche Images angepasst werden müssen. Die Community-Ausgabe heißt OKD.",
			en: "OpenShift is Red Hat’s Kubernetes platform and includes a registry, monitoring, sign-in and a web console, among other things; operators keep the platform up to date. By default, containers run without root and under an arbitrary user ID from the project’s range, so some images have to be adapted. The community edition is called OKD.",
		},
	},
	{
		id: "persistent-volume",
		name: { de: "Persistent Volume", en: "Persistent volume" },
		also: ["PersistentVolume", "PV"],
		page: "/services/kubernetes",
		text: {
			de: "Ein Persistent Volume ist Speicher im Kubernetes-Cluster, der unabhängig von einem einzelnen Pod besteht. Eine Anwendung fordert ihn mit einem Persistent Volume Claim (PVC) an; StorageClass und CSI-Treiber legen ihn dann meist automatisch an. Ob er erhalten bleibt, wenn der Claim gelöscht wird, bestimmt die Reclaim Policy; eine Sicherung ersetzt er nicht.",
			en: "A persistent volume is storage in a Kubernetes cluster that exists independently of any single Pod. An application requests it with a persistent volume claim (PVC), and a StorageClass and a CSI driver then usually create it automatically. The reclaim policy decides whether it survives when the claim is deleted; it is no substitute for a backup.",
		},
	},
	{
		id: "pod",
		name: "Pod",
		page: "/services/kubernetes",
		text: {
			de: "Ein Pod ist die kleinste Einheit, die Kubernetes startet: ein oder mehrere Container auf demselben Knoten, die sich eine IP-Adresse teilen und Volumes gemeinsam nutzen können. Pods sind ersetzbar, und ein neuer Pod bekommt in der Regel eine neue IP-Adresse; deshalb spricht man sie über einen Service an. Angelegt werden sie selten einzeln, meist über ein Deployment, ein StatefulSet oder einen Job.",
			en: "A Pod is the smallest unit that Kubernetes starts: one or more containers on the same node that share an IP address and can share volumes. Pods are replaceable, and a new one usually gets a new IP address, which is why they are addressed through a Service. They are rarely created one by one, mostly through a Deployment, a StatefulSet or a Job.",
		},
	},
	{
		id: "rancher",
		name: "Rancher",
		page: "/projects/bundesdruckerei",
		text: {
			de: "Rancher ist eine Plattform von SUSE, mit der sich mehrere Kubernetes-Cluster an einer Stelle verwalten lassen, ob im eigenen Rechenzentrum oder bei verschiedenen Cloud-Anbietern. Ein Projekt fasst in Rancher mehrere Namespaces zusammen, um Rechte und Kontingente gemeinsam zu vergeben. Aus demselben Haus stammen die Kubernetes-Distributionen RKE2 und K3s.",
			en: "Rancher is a platform from SUSE for managing several Kubernetes clusters in one place, whether in your own data centre or with different cloud providers. In Rancher, a project groups several namespaces so that permissions and quotas can be set for them together. The Kubernetes distributions RKE2 and K3s come from the same makers.",
		},
	},
	{
		id: "statefulset",
		name: "StatefulSet",
		page: "/services/kubernetes",
		text: {
			de: "Ein StatefulSet betreibt in Kubernetes Pods, die nicht beliebig austauschbar sind, etwa die Knoten einer Datenbank. Jeder Pod behält seinen durchnummerierten Namen und kann ein eigenes Persistent Volume bekommen, das auch nach einem Neustart auf einem anderen Knoten wieder zu ihm gehört; angelegt und aktualisiert werden die Pods standardmäßig einzeln und in fester Reihenfolge. Ein Deployment behandelt seine Pods dagegen als gleich und ersetzt sie in beliebiger Reihenfolge.",
			en: "A StatefulSet runs Pods in Kubernetes that aren’t freely interchangeable, such as the nodes of a database. Each Pod keeps a stable, numbered name and can have a persistent volume of its own, which stays with it even after a restart on another node; by default, the Pods are created and updated one at a time in a fixed order. A Deployment, by contrast, treats its Pods as identical and replaces them in any order.",
		},
	},
	{
		id: "container-image",
		name: { de: "Container-Image", en: "Container image" },
		also: ["Docker Image", "OCI Image"],
		page: "/services/kubernetes",
		text: {
			de: "Ein Container-Image enthält eine Anwendung mit allem, was sie zum Laufen braucht, in übereinanderliegenden Schichten. Gebaut wird es meist aus einem Dockerfile, gespeichert in einer Registry; OCI ist das gemeinsame Format. Ein Tag wie latest kann sich ändern, ein Digest (sha256) nicht. Klein und ohne root gebaut, bietet ein Image weniger Angriffsfläche.",
			en: "A container image holds an application with everything it needs to run, in layers stacked on one another. It is usually built from a Dockerfile and stored in a registry; OCI is the common format. A tag such as latest can change, a digest (sha256) can’t. Built small and without root, an image offers less attack surface.",
		},
	},
	{
		id: "container-registry",
		name: { de: "Container-Registry", en: "Container registry" },
		also: ["Registry", "Harbor"],
		page: "/services/kubernetes",
		text: {
			de: "Eine Container-Registry speichert Images und gibt sie an Cluster und Pipelines heraus, etwa Harbor, GitLab oder die Registrys von Azure und AWS. Sie regelt, wer Images hochladen und abrufen darf, kann sie auf Schwachstellen prüfen und Signaturen aufbewahren. Eine Regel zum Löschen alter Stände hält den Speicher klein.",
			en: "A container registry stores images and hands them out to clusters and pipelines; examples are Harbor, GitLab and the registries of Azure and AWS. It governs who may push and pull images, can scan them for vulnerabilities and keep signatures. A rule that deletes old versions keeps storage small.",
		},
	},
	{
		id: "crash-loop-back-off",
		name: "CrashLoopBackOff",
		page: "/services/kubernetes",
		text: {
			de: "CrashLoopBackOff heißt in Kubernetes, dass ein Container immer wieder endet und nach wachsenden Pausen von bis zu fünf Minuten neu gestartet wird. Die Ursache liegt meist in der Anwendung: ein Fehler beim Start, eine fehlende Einstellung, zu wenig Speicher oder eine zu strenge Liveness-Probe. „kubectl logs --previous“ mit dem Namen des Pods zeigt die letzte Ausgabe, „kubectl describe pod“ Exit-Code und Ereignisse.",
			en: "In Kubernetes, CrashLoopBackOff means that a container keeps ending and is restarted after growing pauses of up to five minutes. The cause is usually in the application: an error at startup, a missing setting, too little memory or a liveness probe that is too strict. “kubectl logs --previous” with the Pod’s name shows its last output, “kubectl describe pod” the exit code and events.",
		},
	},
	{
		id: "docker",
		name: "Docker",
		also: ["Docker Compose", "Dockerfile"],
		page: "/services/devops",
		text: {
			de: "Docker baut Container-Images und startet Container daraus; Docker Compose beschreibt mehrere zusammen in einer Datei. Im Hintergrund läuft ein Daemon, der üblicherweise root-Rechte hat. Kubernetes braucht Docker nicht mehr, die Images laufen aber unverändert. „docker logs -f“ mit dem Namen folgt der Ausgabe eines Containers, „docker system df“ zeigt den belegten Platz.",
			en: "Docker builds container images and starts containers from them; Docker Compose defines several of them together in one file. A daemon runs in the background, usually as root. Kubernetes no longer needs Docker, but the images run there unchanged. “docker logs -f” with the name follows a container’s output, “docker system df” shows the space in use.",
		},
	},
	{
		id: "etcd",
		name: "etcd",
		page: "/services/kubernetes",
		text: {
			de: "etcd ist ein verteilter Schlüssel-Wert-Speicher, in dem Kubernetes seinen gesamten Zustand ablegt. Drei oder fünf Mitglieder stimmen sich nach dem Raft-Verfahren ab; solange die Mehrheit lebt, bleibt es beschreibbar. Es braucht schnelle Platten und regelmäßige Snapshots mit „etcdctl snapshot save“, denn ohne etcd lässt sich ein Cluster nur neu aufbauen.",
			en: "etcd is a distributed key-value store in which Kubernetes keeps all of its state. Three or five members agree by the Raft protocol; as long as a majority is alive, it stays writable. It needs fast disks and regular snapshots with “etcdctl snapshot save”, because without etcd a cluster can only be rebuilt.",
		},
	},
	{
		id: "network-policy",
		name: "NetworkPolicy",
		also: ["Network Policy", "NetworkPolicies"],
		page: "/services/security",
		text: {
			de: "Eine NetworkPolicy legt in Kubernetes fest, welche Pods miteinander und nach außen sprechen dürfen. Ohne eine solche Regel ist alles erlaubt; sobald eine einen Pod auswählt, ist in der genannten Richtung nur noch erlaubt, was eine Regel zulässt. Durchsetzen muss sie das CNI-Plugin, etwa Cilium oder Calico. „kubectl get networkpolicy -A“ zeigt alle.",
			en: "In Kubernetes, a NetworkPolicy says which Pods may talk to each other and to the outside. Without one, everything is allowed; as soon as one selects a Pod, only traffic that a policy permits is allowed in the named direction. The CNI plugin, such as Cilium or Calico, has to enforce it. “kubectl get networkpolicy -A” lists them all.",
		},
	},
	{
		id: "pod-disruption-budget",
		name: "PodDisruptionBudget",
		also: ["PDB", "Pod Disruption Budget"],
		page: "/services/kubernetes",
		text: {
			de: "Ein PodDisruptionBudget (PDB) sagt Kubernetes, wie viele Pods einer Anwendung bei geplanten Eingriffen mindestens weiterlaufen müssen, etwa minAvailable: 2 oder maxUnavailable: 1. Beim Leeren eines Knotens mit „kubectl drain“ werden Pods dann nur nach und nach entfernt. Gegen Ausfälle hilft es nicht, und ein zu strenges Budget blockiert Upgrades; „kubectl get pdb -A“ zeigt, wie viel gerade erlaubt ist.",
			en: "A PodDisruptionBudget (PDB) tells Kubernetes how many Pods of an application must keep running during planned operations, such as minAvailable: 2 or maxUnavailable: 1. When a node is drained with “kubectl drain”, Pods are then removed only gradually. It doesn’t help against failures, and too strict a budget blocks upgrades; “kubectl get pdb -A” shows how much is allowed at the moment.",
		},
	},
	{
		id: "podman",
		name: "Podman",
		page: "/projects/bwi-bonn",
		text: {
			de: "Podman baut und startet Container wie Docker, aber ohne Daemon im Hintergrund und auf Wunsch ganz ohne root-Rechte. Die Befehle sind weitgehend dieselben; vorgegeben ist es auf Red Hat Enterprise Linux. Mit Quadlet-Dateien betreibt systemd die Container wie andere Dienste, und „podman kube generate“ erzeugt Manifeste für Kubernetes.",
			en: "Podman builds and starts containers like Docker, but without a daemon in the background and, if you wish, entirely without root. The commands are largely the same; on Red Hat Enterprise Linux it is the default. With Quadlet files, systemd runs containers like other services, and “podman kube generate” creates manifests for Kubernetes.",
		},
	},
	{
		id: "probe",
		name: { de: "Readiness- und Liveness-Probe", en: "Readiness and liveness probe" },
		also: ["Readiness Probe", "Liveness Probe", "Startup Probe", "Health Check"],
		page: "/services/kubernetes",
		text: {
			de: "Mit Probes prüft Kubernetes, wie es einem Container geht. Schlägt die Readiness-Probe fehl, bekommt der Pod keine Anfragen mehr; schlägt die Liveness-Probe mehrfach fehl, wird der Container neu gestartet; die Startup-Probe gibt langsamen Anwendungen Zeit. Eine Liveness-Probe sollte nichts prüfen, was andere Dienste braucht, sonst startet bei deren Ausfall alles neu.",
			en: "Kubernetes uses probes to check how a container is doing. If the readiness probe fails, the Pod gets no more requests; if the liveness probe fails repeatedly, the container is restarted; the startup probe gives slow applications time. A liveness probe shouldn’t check anything that needs other services, or else everything restarts when they fail.",
		},
	},
	{
		id: "resource-limits",
		name: { de: "Requests und Limits", en: "Requests and limits" },
		also: ["Resource Requests", "Resource Limits", "CPU Throttling"],
		page: "/services/kubernetes",
		text: {
			de: "Requests sagen Kubernetes, wie viel CPU und Speicher ein Container braucht, und danach sucht der Scheduler einen Knoten; Limits sind die Obergrenze. Über dem CPU-Limit wird ein Container gebremst, über dem Speicherlimit beendet (OOMKilled). Den tatsächlichen Verbrauch zeigt „kubectl top pod“; Requests, die zu hoch angesetzt sind, kosten Geld für Knoten, die leer stehen.",
			en: "Requests tell Kubernetes how much CPU and memory a container needs, and the scheduler finds a node accordingly; limits are the upper bound. Above its CPU limit a container is throttled, above its memory limit it is killed (OOMKilled). “kubectl top pod” shows actual use; requests that are set too high cost money for idle nodes.",
		},
	},
];
