import type { EngagementEntry } from "../phrase-table.ts";

/** What a purchasing department asks for before it orders: papers, addresses, registrations and rules to be kept. */
export const PURCHASE: readonly EngagementEntry[] = [
	{
		tells: ["facts/legal"],
		weight: 5,
		said: "vat | vat id | vat number | ust id | ust idnr | umsatzsteuer id | umsatzsteuernummer",
		beside: "name | adresse | anschrift | firma | address | company | sitz | details",
	},
	{
		tells: ["facts/address"],
		weight: 5,
		said: "fur den vertrag | fur die rechnung | fur die bestellung | for the contract | for the invoice | for the purchase order",
		beside: "adresse | anschrift | firma | address | company name",
	},
	{
		tells: ["facts/terms"],
		weight: 5,
		said: "av vertrag | avv | auftragsverarbeitungsvertrag | auftragsverarbeitung | ad vertrag | dpa | processing agreement | data processing agreement | processor agreement",
		furtherWords: 1,
	},
	{
		tells: ["facts/address"],
		weight: 5,
		said: "rechnungsadresse | rechnungsanschrift | firmenanschrift | firmenadresse | postanschrift | billing address | invoice address | postal address",
		furtherWords: 2,
	},
	{
		tells: ["facts/terms"],
		weight: 5,
		said: "scheinselbst* | scheinselbst* … sicher | bogus self* | disguised employ* | false self employ* | ausschreibung | ausschreibungen | vergabeverfahren | vergabeplattform* | vergabeportal* | einkaufsportal* | einkaufsplattform* | lieferantenportal* | lieferantenregistrier* | lieferant registrier* | als lieferant listen | als lieferant gelistet | ariba | tender | tenders | public procurement | procurement platform* | procurement portal* | supplier portal* | register as … supplier | registered as … supplier | register as … vendor | vendor registration | supplier registration",
		furtherWords: 2,
	},
	{
		tells: ["facts/price"],
		said: "das erstgesprach | das erste gesprach | das kennenlerngesprach | the first call | the first conversation | the first meeting | the initial call | the initial consultation",
		beside:
			"kostenlos* | kostenfrei* | gratis | umsonst | kostet | bezahlen | unverbindlich | free | cost | charge | charged | paid",
	},
	// The regulation, and not the figures of that name.
	{
		tells: ["services/kubernetes/scenarios/plattform-konsolidierung/phases/1"],
		weight: 5,
		said: "dora",
		beside:
			"bank* | finanzdienstleister* | bafin | unterliegen | reguliert* | regulated | compliance | subject to",
		furtherWords: 2,
	},
];
