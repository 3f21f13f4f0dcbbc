import { Turns } from "./turn.ts";

/** What a purchasing department asks for before it orders: papers, addresses, registrations and rules to be kept. */
export const PURCHASE = new Turns()
	.ask(
		5,
		"facts/legal",
		"vat | vat id | vat number | ust id | ust idnr | umsatzsteuer id | umsatzsteuernummer",
		"name | adresse | anschrift | firma | address | company | sitz | details",
	)
	.ask(
		5,
		"facts/address",
		"fur den vertrag | fur die rechnung | fur die bestellung | for the contract | for the invoice | for the purchase order",
		"adresse | anschrift | firma | address | company name",
	)
	.ask(
		5,
		"facts/terms",
		"av vertrag | avv | auftragsverarbeitungsvertrag | auftragsverarbeitung | ad vertrag | data processing agreement | dpa | processing agreement | processor agreement",
		"",
		{ mostBeside: 1 },
	)
	.ask(
		5,
		"facts/address",
		"rechnungsadresse | rechnungsanschrift | firmenanschrift | firmenadresse | postanschrift | billing address | invoice address | postal address",
		"",
		{ mostBeside: 2 },
	)
	.ask(
		5,
		"facts/terms",
		"scheinselbst* … sicher | scheinselbst* | bogus self* | disguised employ* | false self employ*",
		"",
		{ mostBeside: 3 },
	)
	.ask(
		5,
		"facts/terms",
		"ausschreibung | ausschreibungen | vergabeverfahren | vergabeplattform* | vergabeportal* | einkaufsportal* | einkaufsplattform* | lieferantenportal* | lieferantenregistrier* | lieferant registrier* | als lieferant registrier* | als lieferant listen | als lieferant gelistet | ariba | tender | tenders | public procurement | procurement platform* | procurement portal* | supplier portal* | register as … supplier | registered as … supplier | register as … vendor | vendor registration | supplier registration",
		"",
		{ mostBeside: 2 },
	)
	.ask(
		4,
		"facts/price",
		"das erstgesprach | das erste gesprach | das kennenlerngesprach | the first call | the first conversation | the first meeting | the initial call | the initial consultation",
		"kostenlos* | kostenfrei* | gratis | umsonst | kostet | bezahlen | unverbindlich | free | for free | cost | charge | charged | paid",
	)
	// The regulation, and not the figures of that name.
	.ask(
		5,
		"services/kubernetes/scenarios/plattform-konsolidierung/phases/1",
		"dora",
		"bank* | finanzdienstleister* | bafin | unterliegen | reguliert* | regulated | compliance | subject to",
		{ mostBeside: 2 },
	);
