import type { GlossaryTerm, Localized } from "../types.ts";

export const aiTerms: readonly GlossaryTerm<Localized>[] = [
	{
		id: "ai-agent",
		name: { de: "KI-Agent", en: "AI agent" },
		page: "/services/ai-development",
		text: {
			de: "Ein KI-Agent (AI Agent) ist ein Programm, in dem ein Sprachmodell selbst entscheidet, welche Werkzeuge es in welcher Reihenfolge aufruft, um ein Ziel zu erreichen, etwa eine Suche, eine API oder eine Shell. Fehler können sich dabei über mehrere Schritte fortpflanzen. Eng begrenzte Rechte, eine Freigabe vor folgenreichen Schritten und ein Protokoll aller Aufrufe gehören deshalb dazu.",
			en: "An AI agent is a program in which a language model decides for itself which tools to call, and in which order, to reach a goal; tools can be a search, an API or a shell. Errors can carry over from one step to the next. That calls for tightly limited permissions, approval before steps with serious consequences, and a log of every call.",
		},
	},
	{
		id: "context-window",
		name: { de: "Kontextfenster", en: "Context window" },
		page: "/services/ai-development",
		text: {
			de: "Das Kontextfenster (Context Window) ist die Textmenge, die ein Sprachmodell auf einmal berücksichtigen kann: Anweisungen, Gesprächsverlauf, mitgegebene Dokumente und in der Regel auch die Antwort. Gemessen wird es in Token, das sind Wörter oder Wortteile. Mehr Kontext kostet Zeit und Geld, und Angaben mitten in sehr langen Texten werden eher übersehen.",
			en: "The context window is the amount of text a language model can take into account at once: instructions, conversation history, supplied documents and, as a rule, the answer too. It is measured in tokens, which are words or parts of words. More context costs time and money, and details in the middle of very long texts are more easily missed.",
		},
	},
	{
		id: "embedding",
		name: "Embedding",
		page: "/services/ai-development",
		text: {
			de: "Ein Embedding stellt einen Text oder ein Bild als Vektor aus vielen Zahlen dar, sodass Inhalte mit ähnlicher Bedeutung nahe beieinander liegen. Eine Suche findet damit auch Stellen, die das Gefragte mit anderen Worten sagen. Vektoren verschiedener Modelle sind nicht vergleichbar; mit einem neuen Modell müssen in der Regel alle neu berechnet werden.",
			en: "An embedding represents a text or an image as a vector of many numbers, so that content with similar meaning lies close together. A search can thus also find passages that say the same thing in other words. Vectors from different models aren’t comparable; with a new model, all of them usually have to be computed again.",
		},
	},
	{
		id: "fine-tuning",
		name: { de: "Fine-Tuning", en: "Fine-tuning" },
		page: "/services/ai-development",
		text: {
			de: "Fine-Tuning trainiert ein fertiges Modell mit eigenen Beispielen weiter, damit es ein Format, einen Stil oder eine Aufgabe zuverlässiger trifft. Sparsame Verfahren wie LoRA trainieren dabei nur wenige zusätzliche Gewichte. Für Wissen, das sich ändert oder belegt werden muss, ist RAG meist der bessere Weg.",
			en: "Fine-tuning continues the training of an existing model on your own examples, so that it meets a format, a style or a task more reliably. Economical methods such as LoRA train only a small number of additional weights. For knowledge that changes or has to be backed by sources, RAG is usually the better way.",
		},
	},
	{
		id: "hallucination",
		name: { de: "Halluzination", en: "Hallucination" },
		page: "/services/ai-development",
		text: {
			de: "Eine Halluzination ist eine Aussage eines Sprachmodells, die überzeugend klingt, aber falsch oder erfunden ist. Sie entsteht, weil das Modell wahrscheinlichen Text erzeugt, statt Fakten nachzuschlagen. Mitgegebene Quellen, Belege in der Antwort und Tests mit bekannten Fragen verringern das Risiko, schließen es aber nicht aus.",
			en: "A hallucination is a statement by a language model that sounds convincing but is wrong or made up. It arises because the model generates probable text rather than looking up facts. Supplying sources, requiring citations in the answer and testing with known questions reduce the risk, but don’t rule it out.",
		},
	},
	{
		id: "large-language-model",
		name: { de: "Sprachmodell", en: "Large language model" },
		also: ["LLM"],
		page: "/services/ai-development",
		text: {
			de: "Ein großes Sprachmodell (Large Language Model, LLM) ist ein neuronales Netz, das aus sehr viel Text gelernt hat, welches Token als Nächstes wahrscheinlich ist, und so Texte erzeugt. Sein Wissen endet mit den Trainingsdaten; Neues oder Internes muss es mit der Anfrage oder über Werkzeuge bekommen. Es läuft bei einem Anbieter oder, wenn seine Gewichte frei erhältlich sind, auf eigener Hardware.",
			en: "A large language model (LLM) is a neural network that has learnt from vast amounts of text which token is likely to come next, and generates text that way. Its knowledge ends with its training data; anything newer or internal has to reach it in the request or through tools. It runs with a provider or, if its weights are openly available, on your own hardware.",
		},
	},
	{
		id: "model-context-protocol",
		name: "Model Context Protocol",
		also: ["MCP"],
		page: "/services/ai-development",
		text: {
			de: "Das Model Context Protocol (MCP) ist ein offener Standard, über den KI-Anwendungen Werkzeuge und Daten anderer Systeme nutzen. Ein MCP-Server bietet Werkzeuge, Ressourcen und Prompts an, die Anwendung verbindet sich als Client mit ihm; die Nachrichten folgen JSON-RPC 2.0. Anthropic hat es 2024 veröffentlicht und Ende 2025 an die Agentic AI Foundation der Linux Foundation übergeben.",
			en: "The Model Context Protocol (MCP) is an open standard through which AI applications use the tools and data of other systems. An MCP server offers tools, resources and prompts, and the application connects to it as a client; messages follow JSON-RPC 2.0. Anthropic published it in 2024 and handed it over to the Linux Foundation’s Agentic AI Foundation at the end of 2025.",
		},
	},
	{
		id: "prompt-injection",
		name: { de: "Prompt Injection", en: "Prompt injection" },
		page: "/services/ai-development",
		text: {
			de: "Bei einer Prompt Injection gelangen über Eingaben, Webseiten oder Dokumente fremde Anweisungen in ein Sprachmodell, das sie dann befolgt. Sicher verhindern lässt sich das bisher nicht, weil das Modell Anweisungen und Daten nicht verlässlich trennt. Den Schaden begrenzen eng gefasste Rechte, eine Freigabe vor folgenreichen Aktionen und die Prüfung von Ein- und Ausgaben.",
			en: "In a prompt injection, someone else’s instructions reach a language model through input, web pages or documents, and the model follows them. There is as yet no sure way to prevent it, because the model doesn’t reliably tell instructions from data. Minimal permissions, approval before actions with serious consequences, and checks on input and output limit the damage.",
		},
	},
	{
		id: "rag",
		name: "RAG",
		also: ["Retrieval-Augmented Generation"],
		page: "/services/ai-development",
		text: {
			de: "RAG (Retrieval-Augmented Generation) sucht zu einer Frage passende Stellen in eigenen Dokumenten und gibt sie einem Sprachmodell mit, das daraus die Antwort formuliert. So kann es nach aktuellem Stand und mit Quellenangabe antworten, ohne neu trainiert zu werden. Die Qualität hängt vor allem von der Suche ab, und schon dort müssen die Zugriffsrechte greifen, nicht erst bei der Antwort.",
			en: "RAG (retrieval-augmented generation) finds passages in your own documents that match a question and gives them to a language model, which bases its answer on them. The model can thus answer from current information and cite its sources without being retrained. Quality depends above all on the search, and access rights have to be enforced there, not only in the answer.",
		},
	},
	{
		id: "vector-database",
		name: { de: "Vektordatenbank", en: "Vector database" },
		page: "/services/ai-development",
		text: {
			de: "Eine Vektordatenbank (Vector Database) speichert Embeddings und findet zu einem Vektor die ähnlichsten. In großen Beständen sucht sie näherungsweise, etwa mit dem Index HNSW, und tauscht dabei etwas Genauigkeit gegen Geschwindigkeit. Oft genügt eine Erweiterung der vorhandenen Datenbank wie pgvector für PostgreSQL, und Vektor- und Volltextsuche lassen sich verbinden.",
			en: "A vector database stores embeddings and finds those most similar to a given vector. In large collections it searches approximately, for instance with an HNSW index, trading a little accuracy for speed. An extension of the existing database, such as pgvector for PostgreSQL, is often enough, and vector and full-text search can be combined.",
		},
	},
];
