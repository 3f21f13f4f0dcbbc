export const synonyms: readonly (readonly string[])[] = [
	["nachhall", "hall", "echo", "reverberation"],
	["lärm", "krach", "geräusch", "noise"],
	["absorber", "schallschlucker", "dämmplatte", "panel"],
	["sprachverständlichkeit", "sti", "stipa", "speech intelligibility"],
	["messung", "messen", "measurement"],
	["büro", "office", "arbeitsplatz"],
	["seminar", "schulung", "kurs", "training"],
	["fähre", "schiff", "ferry"],
];
