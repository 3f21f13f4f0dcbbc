import type { GlossaryTerm, Localized } from "../types.ts";

export const networkTerms: readonly GlossaryTerm<Localized>[] = [
	{
		id: "acme",
		name: "ACME",
		also: ["Let’s Encrypt", "Certbot"],
		page: "/services/security",
		text: {
			de: "ACME ist das Protokoll, mit dem ein Server Zertifikate ohne Handarbeit bezieht und erneuert; bekannt wurde es durch Let’s Encrypt. Die Zertifizierungsstelle prüft über HTTP oder einen DNS-Eintrag, ob der Antragsteller die Domain kontrolliert. Auf Servern übernimmt das oft Certbot, das „certbot renew --dry-run“ zur Probe laufen lässt, in Kubernetes der cert-manager.",
			en: "ACME is the protocol with which a server obtains and renews certificates without manual work; Let’s Encrypt made it popular. The certificate authority checks over HTTP or a DNS record whether the applicant controls the domain. Certbot often does this on servers, with “certbot renew --dry-run” for a trial run; in Kubernetes it is cert-manager.",
		},
	},
	{
		id: "cdn",
		name: "CDN",
		also: ["Content Delivery Network"],
		page: "/services/cloud-migration",
		text: {
			de: "Ein CDN (Content Delivery Network) liefert Inhalte von Servern aus, die nahe bei den Besuchern stehen, und hält dort Kopien vor. Das verkürzt die Ladezeit und entlastet den eigenen Server, der nur noch beantwortet, was im Cache fehlt. Wie lange eine Kopie gilt, bestimmt vor allem der Header Cache-Control.",
			en: "A CDN (content delivery network) serves content from servers close to visitors and keeps copies there. That shortens loading times and takes load off the origin server, which only has to answer requests that miss the cache. How long a copy is valid is mainly determined by the Cache-Control header.",
		},
	},
	{
		id: "cidr",
		name: "CIDR",
		also: ["Classless Inter-Domain Routing", "Subnet"],
		page: "/services/cloud-migration",
		text: {
			de: "CIDR schreibt ein Netz als Adresse mit der Länge des festen Teils: 10.0.0.0/24 sind die 256 Adressen von 10.0.0.0 bis 10.0.0.255. Je kleiner die Zahl hinter dem Schrägstrich, desto größer das Netz. Wer Netze verbinden will, braucht Bereiche, die sich nicht überschneiden; deshalb gehört der Adressplan an den Anfang einer Migration.",
			en: "CIDR writes a network as an address with the length of its fixed part: 10.0.0.0/24 is the 256 addresses from 10.0.0.0 to 10.0.0.255. The smaller the number after the slash, the larger the network. Networks that are to be connected need ranges that don’t overlap, so the address plan belongs at the start of a migration.",
		},
	},
	{
		id: "dns",
		name: "DNS",
		also: ["Domain Name System"],
		page: "/services/cloud-migration",
		text: {
			de: "DNS (Domain Name System) übersetzt Namen in Adressen: A-Einträge in IPv4, AAAA in IPv6, CNAME verweist auf einen anderen Namen. Resolver merken sich eine Antwort so lange, wie ihre TTL angibt, weshalb man diese vor einem Umzug senkt. Was der eigene Resolver antwortet, zeigt „dig +short“ mit dem Namen, den Weg dorthin „dig +trace“.",
			en: "DNS (Domain Name System) translates names into addresses: A records to IPv4, AAAA to IPv6, and a CNAME points to another name. Resolvers remember an answer for as long as its TTL says, which is why the TTL is lowered before a move. “dig +short” with the name shows what your resolver answers, and “dig +trace” how it gets there.",
		},
	},
	{
		id: "firewall",
		name: "Firewall",
		also: ["nftables", "iptables", "Security Group"],
		page: "/services/security",
		text: {
			de: "Eine Firewall lässt Verbindungen nach Regeln zu oder weist sie ab, meist nach Quelle, Ziel und Port. Üblich ist, alles zu sperren und nur das Nötige zu erlauben; zustandsbehaftete Firewalls lassen Antworten auf erlaubte Verbindungen von selbst durch. Unter Linux zeigt „nft list ruleset“ die Regeln, in der Cloud übernehmen Security Groups diese Aufgabe.",
			en: "A firewall allows or rejects connections by rules, usually by source, destination and port. The common approach is to deny everything and allow only what is needed; stateful firewalls let replies to allowed connections through by themselves. On Linux, “nft list ruleset” shows the rules; in the cloud, security groups do this job.",
		},
	},
	{
		id: "gateway-errors",
		name: { de: "HTTP 502, 503 und 504", en: "HTTP 502, 503 and 504" },
		also: ["HTTP 502", "HTTP 503", "HTTP 504", "Bad Gateway"],
		page: "/services/monitoring",
		text: {
			de: "Diese Statuscodes meldet ein Proxy oder Load Balancer, wenn der Dienst dahinter nicht richtig antwortet. 502 (Bad Gateway) heißt, dass die Verbindung abgelehnt wurde oder die Antwort ungültig war, 503, dass gerade kein Dienst bereit ist, 504, dass er nicht rechtzeitig geantwortet hat. Gesucht wird die Ursache zuerst im Log des Proxys, dann beim Dienst: Läuft er, ist er bereit, reicht das Zeitlimit?",
			en: "A proxy or load balancer reports these status codes when the service behind it doesn’t answer properly. 502 (Bad Gateway) means that the connection was refused or the response was invalid, 503 that no service is ready at the moment, and 504 that it didn’t answer in time. Look for the cause in the proxy’s log first, then at the service: is it running, is it ready, is the timeout long enough?",
		},
	},
	{
		id: "load-balancer",
		name: { de: "Load Balancer", en: "Load balancer" },
		also: ["Load Balancing"],
		page: "/services/kubernetes",
		text: {
			de: "Ein Load Balancer verteilt Anfragen auf mehrere Server und schickt sie nur an solche, die ihre Prüfung (Health Check) bestehen. Auf Schicht 4 verteilt er Verbindungen nach Adresse und Port, auf Schicht 7 einzelne HTTP-Anfragen, etwa nach Host oder Pfad. So kann ein Server ausfallen oder aktualisiert werden, ohne dass Nutzer es merken, sofern die übrigen die Last tragen.",
			en: "A load balancer spreads requests across several servers and sends them only to those that pass their health check. At layer 4 it distributes connections by address and port, at layer 7 individual HTTP requests, for example by host or path. A server can then fail or be updated without users noticing, provided that the others can carry the load.",
		},
	},
	{
		id: "nat",
		name: "NAT",
		also: ["Network Address Translation", "NAT Gateway"],
		page: "/services/cloud-migration",
		text: {
			de: "NAT (Network Address Translation) schreibt Adressen in Paketen um, meist damit viele Rechner mit privaten Adressen über eine öffentliche ins Internet kommen. Von außen sind sie so nicht direkt erreichbar, was eine Firewall aber nicht ersetzt. In der Cloud erledigt das ein NAT-Gateway, das nach Stunden und Datenmenge kostet.",
			en: "NAT (network address translation) rewrites addresses in packets, usually so that many machines with private addresses can reach the internet through a single public one. They can’t be reached directly from outside then, which doesn’t replace a firewall, though. In the cloud a NAT gateway does this and is billed by the hour and by traffic.",
		},
	},
	{
		id: "reverse-proxy",
		name: { de: "Reverse Proxy", en: "Reverse proxy" },
		page: "/services/devops",
		text: {
			de: "Ein Reverse Proxy nimmt Anfragen für andere Server entgegen und reicht sie weiter, etwa nginx, HAProxy oder Traefik. Er beendet TLS, verteilt die Last, hält Antworten vor und begrenzt Anfragen, sodass die Anwendung dahinter einfacher bleibt. Die Adresse des Besuchers erfährt sie dann aus Headern wie X-Forwarded-For, denen sie nur vom eigenen Proxy trauen darf.",
			en: "A reverse proxy, such as nginx, HAProxy or Traefik, accepts requests for other servers and passes them on. It terminates TLS, balances load, caches responses and limits requests, which keeps the application behind it simpler. The application then learns the visitor’s address from headers such as X-Forwarded-For, which it may only trust from its own proxy.",
		},
	},
	{
		id: "vpn",
		name: "VPN",
		also: ["Virtual Private Network", "WireGuard", "IPsec"],
		page: "/projects/rhomberg-sersa",
		text: {
			de: "Ein VPN (Virtual Private Network) verbindet Netze oder einzelne Geräte verschlüsselt über ein fremdes Netz, meist das Internet. Zwischen Standorten und zur Cloud ist IPsec üblich, für Geräte auch WireGuard. Ein VPN sagt nur, dass jemand im Netz ist; was er dort darf, müssen Firewall und Anmeldung trotzdem regeln.",
			en: "A VPN (virtual private network) connects networks or single devices over someone else’s network, usually the internet, with encryption. IPsec is common between sites and to the cloud, and WireGuard is used for devices too. A VPN only says that someone is inside the network; the firewall and sign-in still have to govern what they may do there.",
		},
	},
];
