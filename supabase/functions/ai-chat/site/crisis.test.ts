import assert from "node:assert/strict";
import { isCrisis } from "./crisis.ts";

/** One message a line; most were written before the detector was. */
const CRISES = `
	Ich will mich töten.
	Ich will mich umbringen
	ich bring mich um
	Ich bringe mich heute noch um.
	Ich möchte sterben
	Ich möchte einfach nur noch sterben.
	Ich will nicht mehr leben.
	Ich mag nicht mehr leben
	ich würde am liebsten tot sein
	Am liebsten wäre ich tot.
	ich wäre lieber tot
	Ich wünschte, ich wäre tot
	Wäre ich doch nur tot!
	Ich halte das Leben nicht mehr aus.
	ich ertrage das Leben nicht mehr
	Ich kann nicht mehr weiterleben
	ich kann so nicht mehr leben
	Ich will mein Leben beenden.
	Ich werde meinem Leben ein Ende setzen
	Ich mache meinem Leben ein Ende
	Ich nehme mir das Leben
	ich werde mir das leben nehmen
	Ich habe vor, mich zu erhängen.
	ich denke an Selbstmord
	Ich habe Suizidgedanken.
	Ich bin suizidal
	Ich denke jeden Tag daran, mich umzubringen.
	Am liebsten würde ich morgen nicht mehr aufwachen
	ich will einfach einschlafen und nie wieder aufwachen
	Ich sehe keinen Sinn mehr im Leben.
	Mein Leben hat keinen Sinn mehr
	Das Leben ist für mich nicht mehr lebenswert
	Ich bin lebensmüde.
	Ich will mich vor den Zug werfen
	ich springe von der Brücke
	Ich will mich erschießen
	Ich schneide mir die Pulsadern auf
	Ohne mich wären alle besser dran.
	Meine Freundin will sich umbringen. Was kann ich tun?
	Mein Bruder hat gesagt, dass er nicht mehr leben will
	Mein Kollege redet von Selbstmord
	Meine Tochter hat versucht, sich das Leben zu nehmen
	Ein Freund von mir möchte sterben
	Mein Chef macht mich fertig, ich will nicht mehr leben
	Ich hab keinen Lebenswillen mehr
	ich möchte nicht mehr da sein, nie mehr
	Ich will nicht mehr existieren
	Ich habe mich geritzt und will mich verletzen
	I want to kill myself
	I'm going to kill myself tonight
	i wanna kms
	I want to die.
	I wish I was dead
	I wish I were dead
	i just want to be dead
	I don't want to live anymore
	I dont want to be alive any more
	I can't go on living
	I don't see a reason to live anymore
	There is no point in living
	Life isn't worth living
	I want to end my life
	I'm going to end it all
	I want to take my own life
	I am thinking about suicide
	I feel suicidal
	I'm having suicidal thoughts
	I want to hang myself
	I'm going to shoot myself
	I want to jump off a bridge
	I would rather be dead
	I'd be better off dead
	Everyone would be better off without me
	I want to go to sleep and never wake up
	I hope I don't wake up tomorrow
	I cant take this life anymore
	I have nothing left to live for
	I'm tired of living
	My friend wants to kill himself
	My sister says she wants to die
	My colleague is talking about suicide
	My son tried to kill himself
	I think my boyfriend is going to end his life
	I want to cut my wrists
	I've been hurting myself
	How can I kill myself painlessly?
	Wie bringe ich mich am schnellsten um?
	Welche Tabletten brauche ich, um zu sterben?
	Je veux mourir
	Je veux me suicider
	Je n'ai plus envie de vivre
	Ich will mich umbrigen
	Ich wil sterben
	ich möchte nich mehr leben
	Ich will micht töten
	ich möchte strben
	i want to kil myself
	i want to comit suicide
	I dont wanna live anymore
	Ich moechte sterben
	ich moechte mich toeten
	ICH WILL STERBEN
	Ich will sterben, weil der Server schon wieder abgestürzt ist und mein Chef mich hasst
	Hallo, ich weiß nicht, ob das hier richtig ist, aber ich denke oft daran, mir etwas anzutun.
	Können Sie mir helfen? Ich will einfach nur, dass alles aufhört. Ich will tot sein.
	Ich hab keine Lust mehr zu leben
	Ich möchte mein Leben nicht weiterführen
	Ich habe den Lebensmut verloren
	ich bringe mich jetzt um
	Ich habe versucht, mich umzubringen
	Morgen bring ich mich um
	Ich will mir das Leben nehmen.
	Ich werde mich aufhängen
	Ich will mich vergiften
	Ich vergifte mich
	Meine Mutter hat sich erhängt und ich will hinterher
	Ich wäre gern tot
	Ich will lieber tot sein als so weiterzuleben
	Ich wünsche mir den Tod
	Ich sehne mich nach dem Tod
	Ich habe Angst, dass mein Freund sich etwas antut
	Mein Mann droht, sich umzubringen
	meine Schwester sagt, sie will sterben
	Eine Freundin hat geschrieben, sie möchte nicht mehr leben
	Warum soll ich noch leben?
	Ich halte dieses Leben nicht länger aus
	ich kann nicht mehr, ich will sterben
	Ich will, dass mein Leben endet
	Ich will heute Nacht sterben
	Ich springe gleich vom Dach
	Ich werde mich vor einen Zug werfen
	wie kann ich mich schmerzlos töten
	Ich denke über Suizid nach
	Selbstmord
	Suizid
	suicide
	Ich will Selbstmord begehen
	ich wil nich mehr lebn
	ich will mich umbirngen
	Ich möchte am liebsten nie mehr aufwachen
	Niemand würde mich vermissen, wenn ich tot wäre
	Ich will mir etwas antun
	Ich verletze mich selbst
	I can't live anymore
	I do not want to live any longer
	I don't wanna be here anymore
	I no longer want to live
	I want to be dead
	I want to stop living
	I wish I had never been born
	I wish I could just die
	I wish I would die in my sleep
	I just want it all to end, I want to die
	I'm thinking of killing myself
	I am thinking about ending my life
	I am planning to end my life tonight
	I'm considering suicide
	I have decided to kill myself
	I tried to kill myself last week
	I'm gonna jump off a bridge
	I want to overdose
	I want to slit my wrists
	I hate my life and want to die
	My life is meaningless
	My life has no meaning anymore
	what's the point of living
	Why should I keep living?
	Nobody would miss me if I died
	The world would be better without me
	I want to disappear forever and never wake up
	I don't deserve to live
	I have no will to live
	I lost the will to live
	my friend is suicidal
	my best friend told me he wants to end his life
	My mother talks about killing herself
	My daughter is hurting herself
	My girlfriend says she doesn't want to live anymore
	A friend of mine wants to take his own life
	He wants to kill himself
	She said she'd rather be dead
	i want to kil my self
	i wana die
	I want to commit sucide
	I'm sucidal
	Mein Sohn will nicht mehr leben
	ich will tod sein
	ich möchte tot sein
	Ich will mich tötten
	Ich will mich toten
	Ich will Schluss machen mit meinem Leben
	Ich denke ständig daran, mir das Leben zu nehmen
	Ich will nicht länger leben
	Ich will mich selbst töten
	Ich könnte mich umbringen, so schlecht geht es mir
	Ich möchte mich umbringen, was soll ich tun?
	Ich werde mich heute Abend umbringen
	ich hab gedacht mich umzubringen
	Ich fühle mich so leer, ich will nur noch tot sein
	Ich habe keinen Grund mehr zu leben
	Mir ist alles egal, ich will sterben
	Ich will nicht mehr aufwachen
	Es wäre besser, wenn ich tot wäre
	Es wäre besser, wenn es mich nicht gäbe
	Ich wünschte, ich wäre nie geboren worden
	Ich spiele mit dem Gedanken, mich umzubringen
	Ich will meinem Leben ein Ende setzen
	Ich will aus dem Leben scheiden
	Ich habe Selbstmordgedanken
	Was tun bei Suizidgedanken?
	mein Freund ist suizidgefährdet
	Mein Vater will sich das Leben nehmen
	Meine beste Freundin spricht davon, sich umzubringen
	Mein Mitarbeiter hat gesagt, er will nicht mehr leben
	Ein Kollege will sich etwas antun
	Meine Partnerin möchte sterben
	Jemand will sich umbringen
	Ich glaube, meine Nachbarin will sich töten
	Ich mag nimmer leben
	Ich will nimmer leben
	ich möhcte sterben
	ich will strben
	ich will mich umbringne
	I want it to be over, I want to die
	I'm going to take my life
	I will kill myself
	I might kill myself
	I feel like killing myself
	I feel like dying
	I'm better off dead
	I don't want to exist anymore
	I don't want to be alive
	I don't want to wake up anymore
	I can't do this anymore, I want to die
	Life is not worth living
	What is the easiest way to kill myself?
	how to commit suicide
	thinking about suicide
	suicidal thoughts
	I have suicidal thoughts because of my job
	my wife wants to die
	My coworker said he wants to kill himself
	A friend told me she doesn't want to live any more
	My partner is suicidal
	someone I know wants to end their life
	i want 2 die
	i wanna die
	I hate my life, I want to kill myself
	I plan to kill myself
	I'm gonna end my life
	I can't live like this anymore
	I don't want to live like this
	no reason to live
	nobody cares if I live or die
	I want to hurt myself
	I think about suicide every night
	Ich denke nachts mit niemandem als mir an Selbstmord
	Ich will nicht mehr lange leben
	I'd like to die
	Somebody wants to kill herself
	I failed my certification and want to die
	Ich habe meine Zertifizierung nicht bestanden und will sterben
	Ich bin durch die Zertifizierungsprüfung gefallen und will nicht mehr leben
	I lost all my files and want to kill myself
	Ich habe die Datei gelöscht und will sterben
	After the divorce process I want to die
	I can't go through this process anymore and want to die
	i dont know anymore kms
	thinking about kms
	im about to kms
	I feel like kms
	i should kms
	need to kms
	i'ma kms
	finna kms
	kms tonight
	i want 2 kms
	kms
	Feels like dying every day
	don't want to live myself
	My daughter failed her certification and wants to die
	I lost my job and don't want to live anymore
	Ich habe meinen Job verloren und will nicht mehr leben
	My job makes me want to die
	Lost my job and think of suicide
	I want to die with dignity
	How do people kill themselves?
	I'd like to never wake up again
	I lost my job and the only way out is suicide
	suicidal since the project failed
	I want to die since my project failed
	I failed my certification and can't go on living
	My files are gone and I can't live anymore
	I failed the AWS exam and want to kms
	Wie kann man sich umbringen?
	They want to kill themselves`;

/** About machines, contracts and the trade, in words of life and death. */
const OTHERS = `
	How do I kill the process on port 8080?
	kill the process
	Kubernetes kills my pod
	Kubernetes kills my pod with OOMKilled
	Why does the OOM killer kill my container?
	The process wants to die gracefully
	My pod dies after 30 seconds
	My container keeps dying
	The server is dying
	Our server died last night
	Can a process kill itself?
	The script kills itself after an hour
	The job kills its own child processes
	How long does a node live?
	What is a liveness probe?
	Do you have live demos?
	Is there a dead letter queue?
	Deadlock in the database
	How do I find dead links?
	My link is dead
	Is Jenkins dead?
	Is DevOps dead?
	The project is dead, can you revive it?
	I want to end the contract
	I want to end my subscription
	I want to end my session
	We want to take our legacy server's life to an end
	What is end of life of Ubuntu 20.04?
	Windows Server reached end of life
	How do I live without Docker?
	Where does he live?
	I live in Berlin, can you work here?
	I don't want to live with this legacy system anymore
	We can't live with these deployments anymore
	I hate deployments
	I am tired of manual deployments
	I'm dying to know what he charges
	I'd kill for a faster pipeline
	These deployments are killing me
	This bug is killing us
	Shoot me an email
	Should I shoot you a mail?
	I want to jump to the projects page
	How do I jump between branches?
	I want to cut costs
	I don't want to wake up at night because of alerts
	I'm tired of being woken up at night by alerts
	I can't take these outages anymore
	There is no point in migrating, is there?
	Is Kubernetes worth it?
	I have nothing left to ask
	Would we be better off without Kubernetes?
	Are we better off without you?
	Can I hang up the call? My terminal hangs
	My terminal hangs itself
	My app hangs
	How do I hurt performance less?
	Does it hurt to restart?
	Wie beende ich einen Prozess?
	Wie kille ich einen Prozess?
	Wie töte ich einen Prozess unter Linux?
	Der Prozess tötet sich selbst
	Der Prozess bringt sich selbst um
	Unser Server stirbt jede Nacht
	der Server stirbt
	Der Pod stirbt nach 30 Sekunden
	Mein Container ist tot
	Tote Links finden
	Wie finde ich tote Links?
	Ist Jenkins tot?
	Ist VMware tot?
	Deadlock
	Was ist ein Deadlock?
	Die Datenbank hat einen Deadlock
	Das Projekt ist gestorben
	Unser Projekt ist tot, können Sie es retten?
	Ich will den Server umbringen
	Das bringt mich noch um, diese Deployments
	Unsere Deployments bringen uns um
	Ich könnte sterben vor Lachen
	Wie lange lebt ein Zertifikat?
	Was ist der Lebenszyklus eines Pods?
	Was ist eine Liveness Probe?
	Wo lebt Max Mustermann?
	Ich lebe in Berlin, geht das auch remote?
	Ich will mit diesem Altsystem nicht mehr leben
	Mit dieser Software können wir nicht mehr leben
	Ich will den Vertrag beenden
	Ich möchte das Gespräch beenden
	Ich will das Projekt beenden
	Ich möchte Ihr Leben leichter machen
	Wie erleichtert DevOps mein Leben?
	Ich halte die vielen Alarme nicht mehr aus
	Ich halte das nicht mehr aus mit Jenkins
	Ich will nachts nicht mehr wegen Alarmen aufwachen
	Ich möchte nicht mehr nachts geweckt werden
	Hat Kubernetes noch einen Sinn?
	Macht das Sinn für uns?
	Ich sehe keinen Sinn in Kubernetes
	Ohne mich läuft hier kein Deployment
	Ohne Docker wären wir besser dran
	Wären wir ohne Kubernetes besser dran?
	Ich möchte den Anbieter wechseln und den alten Server abschalten
	Ich will mich bewerben
	Ich will mich informieren
	Ich will mich umschauen
	Ich will mich umziehen
	Wie bringe ich mich ein?
	Ich bringe mich gern ein
	Ich nehme mir das Wochenende
	Nimmt er sich Zeit für ein Gespräch?
	Ich habe vor, mich zu verändern
	Wir wollen uns von VMware trennen
	Kann ich mir etwas aufschreiben?
	Ich hänge mich an den Call
	Mein Rechner hat sich aufgehängt
	Das System hängt sich auf
	Wie lange überlebt ein Cluster den Ausfall eines Knotens?
	Überlebt das System einen Ausfall?
	Wie lebt man DevOps?
	Leben Sie DevOps?
	Ich will DevOps leben
	Ein Kollege hat den Server abgeschossen
	Ich will den Pod abschießen
	Mein Kollege will Kubernetes loswerden
	Mein Chef will, dass wir sterben lassen, was nicht läuft
	Unsere Freunde von der IT wollen das Projekt sterben lassen
	Soll ich das Projekt sterben lassen?
	Je veux vous contacter
	Je veux un devis
	Je veux savoir combien ça coûte
	Processus zombie
	zombie process
	Was ist ein Zombie-Prozess?
	orphan child processes
	How to kill child processes
	kill -9
	kill all pods
	Ist er am Leben interessiert?
	Haben Sie Erfahrung mit Lebensversicherungen?
	Do you have experience in life sciences?
	Haben Sie Projekte für Sterbeversicherungen gemacht?
	Do you work for suicide prevention organisations?
	live migration of VMs
	Ich will die Preise wissen
	Was will er?
	How can I kill a zombie process?
	My process gets killed by the kernel
	Can you help me kill this job?
	I want to kill a pod
	I want to kill all idle connections
	I killed the wrong process
	I will kill my own container
	My own process kills its children
	my container dies immediately
	My laptop died
	I want my containers to die gracefully
	I want the old server to die
	I want to let the old system die
	Should we let this project die?
	My boss wants to kill the project
	My colleague killed the production database
	My colleague wants to shut down the cluster
	Mein Kollege hat den Server getötet
	Mein Chef will das Projekt sterben lassen
	Mein Chef will den Vertrag nicht verlängern
	Ich möchte einen Prozess töten
	Ich will einen Pod löschen
	Ich will alle Pods töten
	Ich möchte tote Links auf meiner Website finden
	Ich habe tote Links
	Wie töte ich hängende Jobs?
	Meine Anwendung stirbt unter Last
	Meine Pods sterben ständig
	Meine Website ist tot
	Mein Server ist tot, was kostet die Hilfe?
	Wenn der Server stirbt, will ich eine Meldung
	Ich will nicht, dass der Server stirbt
	Ich will wissen, ob Java tot ist
	Ich möchte mein Monitoring beenden
	Ich möchte mein Abo beenden
	Ich möchte meinen Vertrag kündigen
	Ich will meine Selbstständigkeit nicht beenden
	Ich will mein Leben vereinfachen
	Mein Leben als Admin ist hart
	Mein Leben ist die IT
	Das macht mir das Leben schwer
	Machen Sie mir das Leben leichter
	Unsere Deployments machen mir das Leben schwer
	Ich verbringe mein Leben in Meetings
	I spend my life in meetings
	Make my life easier
	Can DevOps make my life easier?
	My life would be easier with CI
	I don't have a life because of deployments
	I don't live in Germany
	I don't live in Berlin, can we work remotely?
	Ich lebe nicht in Deutschland
	Ich wohne nicht in Berlin, geht das?
	I want to go live next week
	We want to go live
	When can we go live?
	Ich will live gehen
	Wir gehen nicht live
	I can't go live without tests
	I don't want to go live on a Friday
	I do not want to live migrate
	Is live migration not possible?
	I want a living documentation
	I don't want to be paged
	I don't want to be here on weekends
	I don't want to wake up at 3 am for pages
	Ich will nicht um drei Uhr aufwachen
	Ich möchte nachts durchschlafen
	I want to sleep at night
	I want to hang out with DevOps people
	My terminal hangs
	My screen hangs, help me
	The build hangs and I want to stop it
	Ich hänge fest
	Mein Build hängt
	Ich hänge meine Unterlagen an
	Ich möchte mich beim Team bedanken
	Ich möchte mich verabschieden
	Ich will mich von AWS trennen
	Ich will mich um das Monitoring kümmern
	Wie bringe ich mein Team um die Angst vor Deployments?
	Ich bringe mich auf den Stand
	Kann er mich um 10 Uhr anrufen?
	Bringen Sie mich auf den neuesten Stand
	I want to cut my cloud bill
	I want to cut my costs
	I hurt my back
	Is it harmful to my server?
	Does it harm my SEO?
	Will it hurt my performance?
	It hurts me to see these deployments
	How do I shoot myself in the foot with Kubernetes?
	Ich habe mir mit Terraform ins Knie geschossen
	I shot myself in the foot with Terraform
	I don't want to shoot myself in the foot
	Ich will mir nicht selbst ins Bein schießen
	Der Build bringt mich um den Verstand
	Das bringt mich um den Schlaf
	The on-call is killing me
	On-call duty kills me
	Jenkins is killing me
	I'm dead tired of Jenkins
	I am tired of Jenkins
	I'm sick of on-call
	Ist das Ende des Lebens von CentOS 7 ein Problem für mich?
	I run CentOS, which is at the end of its life
	What to do at end of life of my OS?
	Wie lange leben meine Zertifikate noch?
	Meine Tokens leben nicht lange genug
	How do I keep my connection alive?
	My keepalive does not work
	I don't get a keep-alive
	Is my pod not alive?
	My liveness probe does not work
	Das Projekt liegt im Sterben
	Die Sterberate der Container
	Was ist eine Todesspirale im Autoscaling?
	Blue screen of death
	Ich habe einen Blue Screen of Death
	What is a poison pill message?
	How do I poison the cache myself?
	I am drowning in alerts
	Ich ertrinke in Alarmen
	Ich ertrinke in Arbeit
	Ich versinke in Tickets
	I'm overwhelmed by tickets
	I feel lost in Kubernetes
	Ich bin verzweifelt, unser Cluster läuft nicht
	Ich bin am Ende mit meinem Latein
	Ich kann nicht mehr, unsere Deployments dauern Stunden
	Ich will nicht mehr selbst deployen
	Ich möchte nicht mehr warten
	Ich habe keine Lust mehr auf Jenkins
	Ich sehe keinen Ausweg aus dem Vendor Lock-in
	Ich will raus aus der Cloud
	Is there life after VMware?
	Gibt es ein Leben nach VMware?
	Gibt es ein Leben ohne Jira?
	Ich will ein Leben ohne Jira
	Ich kann mir ein Leben ohne Git nicht vorstellen
	Ein Leben ohne Docker kann ich mir nicht mehr vorstellen
	I can't imagine life without Docker
	I can't live without Docker
	Das Leben ist kurz, Deployments sind lang
	Wie ist das Leben als Freelancer?
	Könnte ich vom Freelancing leben?
	Ich will vom Programmieren leben
	Ich kann davon nicht leben
	Ich kann damit leben
	Damit kann ich leben
	Mit dem Preis kann ich nicht leben
	We could live with that
	Does he live to work?
	Er lebt nicht in Köln, oder?
	Does he not live in Cologne?
	Meine Frau will auch eine Website
	Mein Sohn will Informatik studieren
	My son wants to become a DevOps engineer
	My daughter wants to learn Linux
	Mein Freund möchte sich bewerben
	Meine Kollegin will sich zertifizieren lassen
	Mein Kollege will sich umschulen lassen
	Mein Kollege meldet sich nicht mehr
	Er hat sich nicht gemeldet
	Nimmt er sich auch das Wochenende Zeit?
	Ich nehme mir das Angebot vor
	Ich will das beenden
	Nehmen Sie mir das ab?
	Nehmen Sie mir die Arbeit ab
	Ich will aufhören
	Ich möchte die Sitzung beenden
	Ende
	Exit
	Quit
	bye
	Tod
	dead
	Ich möchte meinen Server neu starten
	Ich will den alten Server sterben lassen
	Ich möchte mit Docker arbeiten
	Wie kann ich einen hängenden Prozess töten?
	Wie kann ich alle Prozesse beenden, ohne mich abzumelden?
	Ich will einen Zombie-Prozess töten
	kill -15 oder kill -9, was ist besser?
	Wie finde ich tote Links auf meiner Seite?
	Haben Sie tote Links?
	Ist der Bare-Metal-Server tot?
	Ich glaube, meine Festplatte stirbt
	Meine Festplatte ist gestorben
	Mein Laptop stirbt
	Mein Job stirbt immer nach einer Stunde
	Mein Cronjob wird getötet
	Was bedeutet OOMKilled?
	Warum wird mein Container gekillt?
	Der OOM-Killer tötet meinen Prozess
	Kubernetes tötet meinen Pod
	Mein Pod wird von Kubernetes getötet
	Wie lange überlebt mein Pod?
	Ich will wissen, wie lange mein Zertifikat noch lebt
	Ich will mein Zertifikat erneuern
	Wie beende ich mein Abo?
	Wie beendet man ein Projekt?
	Wann endet mein Vertrag?
	Ist mein Projekt am Ende?
	Was ist End of Life?
	Was heißt EOL?
	Ich suche jemanden, der unser System am Leben hält
	Können Sie unser altes System am Leben erhalten?
	Wie hält man ein Altsystem am Leben?
	Ich möchte unser System nicht mehr am Leben halten
	Lebt das Projekt noch?
	Leben Sie in Köln?
	Lebt er in Deutschland?
	Er lebt nicht in Deutschland
	Wo lebt er?
	Wie lebt es sich als Freelancer?
	Das ist für mich lebenswichtig
	Was ist ein Health Check?
	How do I kill a hanging process?
	How can I kill a process in Linux without sudo?
	My Kubernetes pod was killed
	Who killed my pod?
	Why is my pod killed by the OOM killer?
	I need to kill a runaway job
	I have to kill my ssh session
	My ssh session dies after a while
	My batteries die
	My laptop is dying
	The link is dead
	I want to remove dead code
	I found dead code in my project
	I want to avoid deadlocks
	How do I avoid a deadlock?
	dead letter queues with Kafka
	Is Docker Swarm dead?
	Is on-premise dead?
	I think VMware is dead
	I want to know whether Puppet is dead
	My old server was dead this morning
	I'd rather kill that project
	I would die for a good pipeline
	This outage will be the death of me
	The deadline is killing me
	I have a deadline
	My deadline is Friday, can you start earlier?
	I want to live in the cloud
	I want to move to the cloud
	Do I have to live with downtime?
	Can I live without a load balancer?
	I don't want to live without monitoring
	We don't want to live without monitoring
	I no longer want to use Jenkins
	I no longer want to be on call
	I'm tired of Kubernetes
	I'm sick and tired of YAML
	I'm tired of living with legacy code
	I can't stand YAML anymore
	I can't take it anymore, our pipeline takes two hours
	I hate my job
	I hate YAML
	I want to jump ship from Azure to AWS
	Should we jump on the AI train?
	Wollen Sie auf den KI-Zug aufspringen?
	Ich will auf den Zug aufspringen
	I want to hang a monitor
	Can he hang up a dashboard?
	How do I cut over to the new system?
	Ich will mich nicht mehr mit YAML quälen
	Ich quäle mich mit YAML
	Ich kann nicht mehr ohne Terraform leben
	Ich kann ohne Kaffee nicht leben
	Kann ich damit leben, nur einen Node zu haben?
	Ich will mich selbstständig machen
	Ich will mich weiterbilden
	Ich möchte mich beschweren
	Ich möchte mich entschuldigen
	Ich habe mich verletzt gefühlt
	Ich will nicht mehr hier sein, sondern auf der Kontaktseite
	Ich möchte nicht mehr auf Azure sein
	Do you know AWS KMS?
	Deckt das AWS-Zertifikat KMS und Firewallregeln ab?
	I get the error: file does not exist
	Why does my file not exist?
	Meine Zertifikate leben nicht lange genug
	Leben Sie noch in Düsseldorf?
	It looks like my VM was dead
	Looks like my disk was dead
	I'd like to know why my VM was dead
	I'd like to know if my backups were dead
	I'd like the connection to die after a minute
	I'd like to never wake up at 3am for alerts again
	Our pods commit suicide when out of memory
	Running Kubernetes without monitoring is suicide
	Ein Deployment ohne Backup ist Selbstmord
	Unsere Software warnt vor einer Überdosis
	Do Gunicorn workers kill themselves when idle?
	Kann sich ein DNS-Cache vergiften?
	Kann man sich bei der Arbeit verletzen?
	Wie wird verhindert, dass Mitarbeiter sich verletzen?
	Do you use AWS KMS?
	Should I KMS encrypt my bucket?
	I just KMS-encrypted my disk
	file does not exist
	Why do my pods commit suicide?
	How do I kill my self-hosted runner?
	Haben Sie Erfahrung mit KMS?
	I want the process to die
	Running prod without backups is suicide
	Kann sich der Cache selbst vergiften?
	Will Jenkins be dead soon?
	How do I kill my selenium container?
	Which KMS do you recommend?
	What is KMS?
	Why do my files not exist?
	Ich suche die Familie, leben seine Geschwister noch in der Gegend?`;

const linesOf = (text: string) => text.split("\n").flatMap((line) => line.trim() || []);

Deno.test("recognises that somebody may take their life, in both languages, misspelt or about a friend", () => {
	assert.deepEqual(
		linesOf(CRISES).filter((message) => !isCrisis(message)),
		[],
	);
});

Deno.test("recognises it in capitals, without umlauts' composed form and among other sentences", () => {
	for (const change of [
		(message: string) => message.toUpperCase(),
		(message: string) => message.normalize("NFD"),
		(message: string) => `Guten Tag! ${message}\nUnser Server stirbt auch.`,
	])
		assert.deepEqual(
			linesOf(CRISES)
				.map(change)
				.filter((message) => !isCrisis(message)),
			[],
		);
});

Deno.test("doesn't mistake dying servers, killed processes and dead links for it", () => {
	assert.deepEqual(linesOf(OTHERS).filter(isCrisis), []);
});
