import { fold } from "../text/fold.ts";

/** Everyday words without a subject of their own, which no site's search needs; other than fillers, they are read only where nothing else was. */
export const LIGHT_WORDS: ReadonlySet<string> = new Set(
	fold(
		`act acts acting interim external externer gepack gebrauchen rely relying ordnung gesehen behilflich vorzuweisen regelmassig regelmassige knowledge verraten eher aufs ublich ublicherweise besitzen besitzt somewhere anywhere elsewhere favourite back spend chance offiziellen einfachsten besten leichtesten schnellsten gewissermassen sozusagen beispielsweise richtig schlicht ganze ganzer ganzes ganzen alltag alltags leute mensch dafur hierfur dazu darf durfen durfte mag muss musse musste mussten sollen sollten soll
		wurden wird werden geworden gewesen wagen gewagt gemeinsam persoenlich personlich bereit bereits willens gewillt bereitschaft erst eher fast nahezu
		tatsachlich wahrlich ehrlich offen gesagt rund bezug bezuglich hinsichtlich betreff bedarf notfalls gegebenenfalls allgemein
		erwarten erwartet erwarte rechnen rechne hinsicht punkto sachen stelle stellen anbelangt angeht angehen angehe gestalten gestaltet gibts
		holen holt hole schritt wochentlich monatlich taglich woche monat tag stunde minute kommend aufgabe aufgaben arbeit tatigkeit
		genauer prazise exakt circa schatzungsweise vorstellen vorstellung denken denke glauben meinen meine hoffen hoffe
		schatzen passt passen passend wunschen suchen sucht suche gesucht brauchen brauche brauchten benotigen benötige
		mitnehmen mitgeben ansehen anschauen angucken gucken schauen aufzeigen erlautern erklaren schildern darlegen preisgeben mitteilen
		liegt liegen legen gelegen bewegen bewegt befinden befindet halten halt gehalten stets meistenteils zumeist
		jemals jemand irgendwann irgendwelche irgendein irgendeine solche solches derart derartige uber unter zwischen inzwischen mittlerweile
		bleiben bleibt left remain remains stays fuhlen lassen lasst liegt hangen hangt wand bringen bringt mitbringen selber selbst gebracht bestanden unterwegs weit nah
		daheim ebenfalls zudem ferner stuck weg art weise form fall falle falls fallen
		usually ordinarily ever anything something whole bit sort sorts kinds quite rather pretty fairly truly honestly frankly basically generally
		expect expected plan planning consider considering think thinking believe suppose guess wonder hoping hope wish happy glad fine okay
		able willing prepared inclined keen likely certain certainly sure surely indeed perhaps maybe possibly
		come comes coming came going gone went get gets getting got let lets make makes making made take takes taking took put puts
		hold holding held keep keeps keeping look looks looking see seen show shown share
		walk talk say saying said give gives giving given bring brings bringing offered
		way ways far near close long short big little lot lots plenty enough much many more most
		day days week weeks month months hour hours per each every any some
		else other others another day-to-day everyday regular regularly normally customarily
		somebody someone anybody anyone everybody everyone people folks man men woman guys
		actual actually currently eventually originally initially personally professionally officially
		pass passed land landed work works job jobs work-wise terms regard regarding respect concerning
		move moved done everything nothing copy version word words`,
	)
		.split(/\s+/)
		.filter((word) => word !== ""),
);
