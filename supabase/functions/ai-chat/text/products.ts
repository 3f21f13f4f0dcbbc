import { fold } from "./fold.ts";

/**
 * Products, languages and certificates of the trade. Which of them the site names is for its content to say;
 * what stands here is known to be a name, so that a question about one that the site doesn't name is told
 * from a question with an ordinary word that nobody wrote there.
 */
const NAMES = `
Abacus ABAP ActiveMQ Airflow AIX Akamai Alibaba AlmaLinux Alpine Angular Apache Appium ArangoDB ArchLinux
Arduino Artifactory Assembler Atlassian Auth0 AutoCAD Avaya AWX Backstage Bamboo BigQuery Bitbucket
BizTalk Blockchain BMC Bootstrap Buildah Buildkite Caddy Calico Camunda Cassandra CCNA CCNP CDK CEH CentOS
Ceph CFEngine Checkov ChefInfra CircleCI CISA Cisco CISM CISSP Citrix CKA CKAD CKS Clearcase ClickHouse Clojure
Cloudflare COBOL Cognos Confluence Consul Contour CosmosDB Couchbase CouchDB CPP Crossplane CrowdStrike
CSharp Dagster Dart Databricks Datadog Datev DB2 Delphi DigitalOcean Django DockerSwarm Dotnet Druid Drupal
Dynatrace Elixir Emacs Envoy Erlang ESXi Excel Exchange Falco Fedora Figma Filemaker Firebase Flannel Flask
Flutter Foreman Fortigate Fortinet Fortran FreeBSD GCP Gentoo Gerrit Gitea Gradle GraphQL Graylog Groovy Hadoop HANA
HAProxy Harbor Haskell HBase Heroku Hetzner HPUX HyperV IBM Icinga IIS IbmCloud InfluxDB Informix Instana Intune
IONOS Istio ISTQB ITIL Jaeger Jamf Java JavaScript JBoss Jira Joomla JUnit K3s Kafka Katello Kibana Kong Kotlin
Kustomize KVM Laravel LDAP LeadAuditor LeadImplementer Lightroom Linkerd Linode Logstash Longhorn LPIC2 LPIC3 Lua LXC macOS Magento
MATLAB Maven Memcached Mercurial Mesos Metabase MetalLB MinIO Minio MongoDB MSSQL MuleSoft Nagios NATS
Neo4j Nestjs Netbox Netscaler Newrelic Nextcloud Nextjs Nexus Nginx NixOS Nodejs NodeRED Nomad NSX Nutanix Nuxtjs
Office365 Okta OpenNebula OpenStack OpenTofu OpsGenie Oracle OTRS Outlook OVH Packer PagerDuty Perforce
Perl Photoshop PHP Pinot Plesk PMP Podman Portworx PowerBI PowerPoint Prefect PRINCE2 Proxmox PRTG Pulumi
Puppet PyTorch Qlik QNAP Quay RabbitMQ Rails Raspberry Redis Redshift RHCA RHCE RHCSA RockyLinux Ruby Rust
Salesforce Saltstack Scala SCCM Scrum Selenium Sensu Sentry ServiceNow SharePoint SimCorp Skaffold
Snowflake Snyk Solaris SolarWinds SonarQube Spacelift Spark Spinnaker Splunk SQLite Squid Subversion
Superset SVN Swarm Symfony Synology Tableau TeamCity Teamviewer Tekton TensorFlow Teradata Terragrunt
Tfsec Tilt TOGAF Tomcat Traefik Travis TrueNAS Twistlock Typo3 Vagrant Varnish VBA VCP Veeam Vim VirtualBox
Visualbasic Vuejs WebSphere WildFly Windows Woodpecker Wordpress Xen Zfs Zookeeper
`;

/** Codes of exams and certificates: "AZ-305", "SC300", "LPIC2". */
const CODE = /^(az|sc|dp|ms|pl|md)-?\d{3}$|^lpic[23]$/;

/** Certificates that are called by a short name. */
const CERTIFICATES = new Set(
	fold(
		"CKA CKAD CKS LeadAuditor LeadImplementer RHCA RHCE RHCSA CCNA CCNP CISA CISM CISSP CEH ISTQB ITIL PMP PRINCE2 TOGAF VCP",
	).split(" "),
);

/** Whether a word as a visitor writes it is the name of a certificate. */
export const isCertificate = (word: string): boolean => {
	const folded = fold(word).replaceAll(" ", "");
	return CERTIFICATES.has(folded) || CODE.test(folded);
};

const products = new Set(fold(NAMES).trim().split(/\s+/));

/** Names that are compared as one word, the way they are written. */
const WRITTEN = new Map([
	["chefinfra", "Chef"],
	["cpp", "C++"],
	["csharp", "C#"],
	["dockerswarm", "Docker Swarm"],
	["dotnet", ".NET"],
	["gcp", "Google Cloud"],
	["hyperv", "Hyper-V"],
	["ibmcloud", "IBM Cloud"],
	["leadauditor", "Lead Auditor"],
	["leadimplementer", "Lead Implementer"],
	["mssql", "MS SQL"],
	["nextjs", "Next.js"],
	["nodejs", "Node.js"],
	["nuxtjs", "Nuxt.js"],
	["vuejs", "Vue.js"],
]);

/** How a name that isn't written as one word is written. */
export const productName = (word: string): string => WRITTEN.get(word) ?? word;

/** Whether a folded word is the name of a product, a language or a certificate. */
export const isProduct = (word: string): boolean => products.has(word) || CODE.test(word);
