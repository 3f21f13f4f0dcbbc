/** What the site calls exams and certificates; what is asked of them holds one of these. */
const EXAM =
	/\b((zertifizierungs|abschluss|linux|aws|azure)?prufung(en|s\w+)?|exams?|\w*zertifi\w*|certificat\w*|certified|lpic\w*|(az|saa)[ -]?\w?\d{2,3}|bestanden|passed)\b/;
/** The mark, the number of attempts, the place and the fee. */
const DETAIL =
	/\b((prufungs|abschluss)?note[ns]?|(wie viele|how many) (punkten?|points)|(punkt|gesamtpunkt)zahl\w*|scor(e|es|ed|ing)|grade[sd]?|marks?|(prufungs|test)ergebnis\w*|(exam|test) results?|prozent\w*|percent\w*|(ergebnis\w*|results?)(?= \w+ (\w+ ){0,3}(prufung|exam))|versuch(en?|s)?|anlauf\w*|anhieb|attempts?|first (try|go)|(how often|how many times) (did|has|have)|wie oft (ist|hat|haben|musste|mussten|sind)|durchgefallen|test ?cent(er|re)s?|testzentrum|prufungszentrum|(prufungs)?gebuhr\w*|fees?)\b|\b(wo|where)\b.*\b(abgelegt|geschrieben|absolviert|(prufung|zertifi\w+|(az|saa)[ -]?\w?\d+|lpic\w*) gemacht|take|took|taken|sit|sat)\b|\b(cost him|kosteten? ihn|ihn\b.*\bgekostet)\b|\b(bezahlt|paid|pay)\b.*\b(er|he)\b|\b(er|he)\b.*\b(bezahlt|paid|pay)\b/;
/** A number that a certificate is checked by. */
const NUMBER =
	/\b(zertifi\w+[ -]?(nummer|id|kennung)|(certificate|certification|credential|badge|licen[cs]e|validation)[ -](number|id)|(lizenz|badge|credential)-?(nummer|id)|(?<!(exam|test) )(nummer|id|kennung|number) (of|for|von|des|der|zu|zum|vom|sein\w*|dein\w*|ihr\w*) ([\w-]+ ){0,3}([\w-]*zertifikat\w*|certificat\w+|badge))\b/;

/** Whether a normalized text asks what a certificate is checked by. */
export const asksCertificateNumber = (text: string): boolean => NUMBER.test(text);

/** Whether a normalized text asks how, where or for what an exam was passed. */
export const asksExamDetail = (text: string): boolean => EXAM.test(text) && DETAIL.test(text);
