import { fold } from "../text/fold.ts";

/** Words that ask, thank or hesitate and leave a question what it is. */
export const FILLERS: ReadonlySet<string> = new Set(
	fold(
		`bitte mal eigentlich kurz kurze kurzen einmal nennen nenne nennst zeigen zeig zeige zeigst sagen sag sage sagst verraten wissen weiss weisst finde
		finden findet findest sehen seh sieht bekommen bekomme geben gib moglich moglichkeit moglichkeiten konkret konkrete insgesamt gerne gern
		kommen komme kommt kam vorkam vorkamen vorkommt vorgekommen kamen kame kamst gehen geht geh ginge lautet lauten kennen kennt kennst nutzen nutzt nutzst verwenden verwendet verwendest einsetzen setzen setzt benutzen
		benutzt dabei grundsatzlich generell uberhaupt direkt schnell einfach ungefahr circa etwa so gut wirklich mir uns hallo guten tag frage
		schonmal umfasst umfassen brauchte eine zwei drei vier neben two three four aufnehmen nehme nehmen nimmt aufzahlen ausgeben angeben haben hatten wurde wurden bestimmte verschiedene einige mehrere ganz genau genaue etwas namhafte wichtigsten wesentlichen
		nutzte nutzten benutzte verwendete verwendeten einsatz brauchen brauche least good please makes making just show see find get give want wanna need like know knows use uses using used would possible exactly actually
		really briefly short quick quickly more directly tell hold holds name some specific various kind kinds type types generally about thing things currently main
		gross grosse grossen grosser grosses bekannt bekannte bekannten prominente namhaften gute guten big large well-known famous
		prozent percent voll komplett usually typically normally ublicherweise normalerweise typischerweise meist meisten meistens liebsten hauptsachlich uberwiegend mostly mainly primarily uberall na nun tja hm hmm ok okay aha maximal hochstens maximum hatt hatten schon irgendwo irgendwie denn inkl inklusive exkl exklusive zzgl zuzuglich abzuglich plus incl including inclusive excl excluding`,
	)
		.split(/\s+/)
		.filter((word) => word !== ""),
);
