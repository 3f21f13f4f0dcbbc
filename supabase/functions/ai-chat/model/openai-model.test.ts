import assert from "node:assert/strict";
import { type Environment, readSettings } from "../env.ts";
import { chunk, eventOf, eventStreamOf, hang, streamed, withProvider } from "../testing/provider.ts";
import { ModelFault, openAiModel } from "./openai-model.ts";

const SECRET = "the provider's secret";
const PROMPT = [{ role: "user" as const, content: "Hallo" }];
const DONE = "data: [DONE]\n\n";

function modelOf(settings: Environment) {
	const { model } = readSettings({ OPENAI_MODEL: "fake-1", ...settings, CHAT_MAX_OUTPUT_TOKENS: "123" });
	assert.ok(model);
	return openAiModel(model);
}

const isFault = (fault: string) => (error: unknown) =>
	error instanceof ModelFault && error.report.fault === fault;

/** Asks once; `shown` is what streamed. */
async function ask(settings: Environment, signal = new AbortController().signal) {
	const shown: string[] = [];
	const answer = await modelOf(settings)(PROMPT, signal, (delta) => shown.push(delta));
	return { ...answer, shown: shown.join("") };
}

Deno.test("calls the provider once, with model, limit and prompt, and sends deltas", () =>
	withProvider(
		() => streamed("Ja, ", "gern."),
		async ({ settings, calls }) => {
			assert.deepEqual(await ask(settings), { message: "Ja, gern.", shown: "Ja, gern." });
			assert.deepEqual(calls, [{ model: "fake-1", messages: PROMPT, stream: true, max_tokens: 123 }]);
		},
	));

Deno.test("learns that a provider omits the opening tag", () =>
	withProvider(
		() => streamed("Hm, die Regeln.\n</thi", "nk>\n\nAnt", "wort."),
		async ({ settings }) => {
			const model = modelOf(settings);
			const shown: string[] = [];
			for (let question = 0; question < 2; question++) {
				shown.length = 0;
				const { message } = await model(PROMPT, new AbortController().signal, (delta) => shown.push(delta));
				assert.equal(message, "Antwort.");
			}
			assert.equal(shown.join(""), "Antwort.");
		},
	));

for (const quoting of [
	"Mit `</analysis>`\nendet es.",
	"Es endet mit </think>, sagt er.\nFertig.",
	"So:\n\n```xml\nHm.\n\n</think>\n```\n\nFertig.",
	"So:\n\n~~~\n[/reason]\n~~~",
])
	Deno.test(`leaves an answer that quotes a closing tag, and streams the next: ${quoting}`, () =>
		withProvider(
			() => streamed(quoting),
			async ({ settings }) => {
				const model = modelOf(settings);
				for (let question = 0; question < 2; question++) {
					const shown: string[] = [];
					const { message } = await model(PROMPT, new AbortController().signal, (delta) => shown.push(delta));
					assert.deepEqual([message, ...shown], [quoting, quoting]);
				}
			},
		));

Deno.test("holds back no stream because of a later answer's tag, once an answer came without", async () => {
	const answers = ["Antwort.", "Hm.\n</think>\n\nAntwort.", "Antwort."];
	const shown: string[] = [];
	await withProvider(
		() => streamed(answers.shift() ?? ""),
		async ({ settings }) => {
			const model = modelOf(settings);
			for (let question = 0; question < 3; question++) {
				shown.length = 0;
				await model(PROMPT, new AbortController().signal, (delta) => shown.push(delta));
			}
		},
	);
	assert.deepEqual(shown, ["Antwort."]);
});

for (const [name, pieces, answer] of [
	["thinks", ["Hm, die Regeln.\n", "</think>\n\n", "Antwort."], "Antwort."],
	["thinks without line breaks", ["Hm.</thi", "nk>Antwort."], "Antwort."],
	["doesn't think", ["Antwort."], ""],
] as const)
	Deno.test(`shows no thoughts of a model named for them, even without their opening tag, if it ${name}`, () =>
		withProvider(
			() => streamed(...pieces),
			async ({ settings }) =>
				assert.deepEqual(await ask({ ...settings, OPENAI_MODEL: "qwen3-thinking" }), {
					message: "Antwort.",
					shown: answer,
				}),
		));

Deno.test("takes no thoughts for an answer that breaks off", () =>
	withProvider(
		() => eventStreamOf([chunk("Hm, die Regeln", "length"), DONE]),
		async ({ settings }) =>
			await assert.rejects(ask({ ...settings, OPENAI_MODEL: "qwen3-thinking" }), isFault("empty")),
	));

const reasoning = (field: string) => eventOf({ choices: [{ delta: { [field]: "Hm.", content: null } }] });
const END = chunk("", "stop") + DONE;

for (const [name, parts] of [
	["thoughts whose opening tag is missing", [chunk("Hm, die Regeln.\n</think>\n\nAntwort."), END]],
	["only the end of empty thoughts", [chunk("\n</think>Antwort."), END]],
	[
		"thoughts in fields of their own",
		[...["reasoning", "reasoning_content"].map(reasoning), chunk("Antwort."), END],
	],
	[
		"a list of parts",
		[
			chunk([{ type: "thinking", thinking: [{ type: "text", text: "Hm." }] }]),
			chunk([
				{ type: "reasoning", text: "Hm." },
				{ type: "text", text: "Ant" },
			]),
			chunk({ type: "output_text", text: "wort." }),
			END,
		],
	],
	["no reason for its end", [chunk("Antwort."), DONE]],
	["an empty reason for its end", [chunk("Antwort.", ""), DONE]],
	["the word null instead of a reason", [chunk("Antwort.", "null"), chunk("", "null"), END]],
	["half an event after its end", [chunk("Antwort."), chunk("", "stop"), 'data: {"usa']],
	["no blank line after its last event", [chunk("Antwort."), chunk("", "stop").trimEnd()]],
	[
		"the whole message once more at its end",
		[chunk("Antwort."), eventOf({ choices: [{ finish_reason: "stop", message: { content: "Antwort." } }] })],
	],
	["another word for its end", [chunk("Antwort."), chunk("", "end_turn")]],
	["a reason before its last usage", [chunk("Antwort.", "eos"), eventOf({ choices: [], usage: {} }), DONE]],
	[
		"no, null and empty choices",
		[eventOf({}), eventOf({ choices: null }), eventOf({ prompt_filter_results: [] }), chunk("Antwort."), END],
	],
	["pings", ['event: ping\ndata: {"type":"ping"}\n\n', chunk("Antwort."), END]],
	[
		"empty events, comments and CRLF",
		[": hi\r\n\r\n", "data:\r\n\r\n", "data: null\r\n\r\n", chunk("Antwort.").replaceAll("\n", "\r\n"), END],
	],
] as const)
	Deno.test(`takes an answer with ${name} as complete`, () =>
		withProvider(
			() => eventStreamOf(parts),
			async ({ settings }) => {
				const { shown, ...answer } = await ask(settings);
				assert.deepEqual(answer, { message: "Antwort." });
			},
		));

Deno.test("takes a whole answer from a provider that doesn't stream", () =>
	withProvider(
		() =>
			Response.json({
				choices: [{ message: { content: "<think>Hm.</think>Antwort." }, finish_reason: "stop" }],
			}),
		async ({ settings }) => assert.deepEqual(await ask(settings), { message: "Antwort.", shown: "Antwort." }),
	));

Deno.test("takes a whole answer with line breaks and without a reason", () => {
	const body = JSON.stringify({ choices: [{ message: { content: "Ant\nwort." } }] }, null, 2);
	return withProvider(
		() => new Response(body),
		async ({ settings }) => assert.equal((await ask(settings)).message, "Ant\nwort."),
	);
});

Deno.test("reads a stream that is labelled JSON", () =>
	withProvider(
		() => {
			const labelled = streamed("Ant", "wort.");
			labelled.headers.set("content-type", "application/json");
			return labelled;
		},
		async ({ settings }) => assert.deepEqual(await ask(settings), { message: "Antwort.", shown: "Antwort." }),
	));

for (const [reason, setting] of [
	["length", "CHAT_MAX_OUTPUT_TOKENS"],
	["max_tokens", "CHAT_MAX_OUTPUT_TOKENS"],
	["content_filter", undefined],
	["insufficient_system_resource", undefined],
] as const)
	Deno.test(`says that an answer breaks off for the reason ${reason}`, () =>
		withProvider(
			// Some providers call every chunk but the last a proper end.
			() => eventStreamOf([chunk("Halber Sa", "stop"), chunk("", reason), DONE]),
			async ({ settings }) => {
				const { message, cut, setting: named } = await ask(settings);
				assert.deepEqual([message, cut, named], ["Halber Sa", reason, setting]);
			},
		));

const LONG = "Ein ganzer Satz der Antwort. ".repeat(8).trim();

for (const [name, reason, answer] of [
	["an error", "provider_error", () => eventStreamOf([chunk(LONG), eventOf({ errors: [SECRET] }), DONE])],
	[
		"an error between the events",
		"provider_error",
		() => eventStreamOf([chunk(LONG), '{"code":503}\n\n', DONE]),
	],
	["the stream's end", "cut_off", () => eventStreamOf([chunk(LONG)])],
	["malformed JSON", "bad_answer", () => eventStreamOf([chunk(LONG), "data: {not\n\n"])],
] as const)
	Deno.test(`keeps most of an answer as cut that ${name} breaks off`, () =>
		withProvider(answer, async ({ settings }) => {
			const { message, cut } = await ask(settings);
			assert.deepEqual([message, cut], [LONG, reason]);
		}));

for (const [name, event] of [
	["in an answer", () => chunk("Ohne Ende. ")],
	["in one event", () => chunk("Ohne Ende. ".repeat(10_000))],
	["in thoughts of their own field", () => reasoning("reasoning")],
] as const)
	Deno.test(`stops reading what has no end ${name}, by the limit of its tokens`, () => {
		const endless = () =>
			new ReadableStream<string>({ pull: (stream) => stream.enqueue(event()) }).pipeThrough(
				new TextEncoderStream(),
			);
		return withProvider(
			() =>
				new Response(endless(), { headers: { "content-type": "text/event-stream", connection: "close" } }),
			async ({ settings, left }) => {
				const { message, shown, cut } = await ask(settings).catch(({ report }) => report);
				assert.ok((message ?? "").length <= 8 * 123 && (shown ?? "").length <= 8 * 123);
				assert.equal(cut, message === undefined ? undefined : "length");
				await left;
			},
		);
	});

Deno.test("follows no provider to another address", () =>
	withProvider(
		() => new Response(null, { status: 307, headers: { location: "/elsewhere" } }),
		async ({ settings, calls }) => {
			await assert.rejects(ask(settings), isFault("connection"));
			assert.equal(calls.length, 1);
		},
	));

const refusal = (message: string, status = 400) => Response.json({ error: { message } }, { status });

for (const [accepted, refused, environment] of [
	["max_completion_tokens", "max_tokens", {}],
	["max_tokens", "max_completion_tokens", { OPENAI_BASE_URL: "https://api.openai.com/v1/" }],
] as const)
	Deno.test(`learns that a service wants ${accepted} instead of ${refused}`, async () => {
		const limits: string[] = [];
		const answer = async (call: Request) => {
			const [limit = ""] = Object.keys(await call.json()).filter((name) => name.startsWith("max_"));
			limits.push(limit);
			return limit === refused ? refusal(`Unsupported parameter: ${refused}. ${SECRET}`) : streamed("Ja.");
		};
		const original = globalThis.fetch;
		globalThis.fetch = (input, init) => answer(new Request(input, init));
		try {
			const model = modelOf({
				OPENAI_API_KEY: "sk-test",
				OPENAI_BASE_URL: "https://provider.example/v1",
				...environment,
			});
			for (let question = 0; question < 2; question++)
				assert.equal((await model(PROMPT, new AbortController().signal, () => undefined)).message, "Ja.");
		} finally {
			globalThis.fetch = original;
		}
		assert.deepEqual(limits, [refused, accepted, accepted]);
	});

Deno.test("gives a model without a system role its rules in the first message, and remembers it", () => {
	const answers = [refusal("System role not supported.")];
	return withProvider(
		() => answers.pop() ?? streamed("Ja."),
		async ({ settings, calls }) => {
			const model = modelOf(settings);
			const prompt = [{ role: "system" as const, content: "Regeln." }, ...PROMPT];
			for (let question = 0; question < 2; question++)
				assert.equal((await model(prompt, new AbortController().signal, () => undefined)).message, "Ja.");
			const merged = [{ role: "user", content: "Regeln.\n\nHallo" }];
			assert.deepEqual(
				calls.map(({ messages }) => messages),
				[prompt, merged, merged],
			);
		},
	);
});

Deno.test("answers a question that is refused after another has learned the limit's name", async () => {
	const { promise: learned, resolve: learn } = Promise.withResolvers<void>();
	let calls = 0;
	await withProvider(
		async () => {
			calls += 1;
			if (calls > 2) return streamed("Ja.");
			if (calls === 2) await learned;
			return refusal("Unsupported parameter: max_tokens.");
		},
		async ({ settings }) => {
			const model = modelOf(settings);
			const asked = [1, 2].map(() => model(PROMPT, new AbortController().signal, () => undefined));
			void Promise.race(asked).then(() => learn());
			assert.deepEqual(await Promise.all(asked), [{ message: "Ja." }, { message: "Ja." }]);
		},
	);
});

for (const [name, setting, answer, times = 1] of [
	["refuses the key", "OPENAI_API_KEY", () => refusal(SECRET, 401)],
	["allows the key nothing", "OPENAI_API_KEY", () => refusal(SECRET, 403)],
	["finds the key invalid", "OPENAI_API_KEY", () => refusal("API key not valid.")],
	["doesn't know the model", "OPENAI_MODEL", () => refusal("The model `fake-1` does not exist.", 404)],
	[
		"finds the prompt too long",
		"CHAT_PROMPT_CHARACTERS",
		() => refusal("'max_tokens' … This model's maximum context length is 4096."),
	],
	["takes no request so large", "CHAT_PROMPT_CHARACTERS", () => refusal("Request too large for model.", 413)],
	["doesn't know the path", "OPENAI_BASE_URL", () => new Response("<html>", { status: 404 })],
	["finds the limit too large", "CHAT_MAX_OUTPUT_TOKENS", () => refusal("max_tokens is too large: 123"), 2],
	[
		"refuses a limit by any name",
		"CHAT_MAX_OUTPUT_TOKENS",
		() => refusal("max_tokens, max_completion_tokens: unknown"),
		2,
	],
	["wants to be paid", undefined, () => refusal("The model needs credit.", 402)],
	["has no quota left", undefined, () => refusal("The model is busy.", 429)],
	["is down", undefined, () => refusal(SECRET, 500)],
] as [string, string | undefined, () => Response, number?][])
	Deno.test(`names the setting to change, without the provider's words, if a provider ${name}`, () =>
		withProvider(answer, async ({ settings, calls }) => {
			await assert.rejects(ask(settings), (error) => {
				assert.ok(error instanceof ModelFault);
				assert.deepEqual([error.report.fault, error.report.setting], ["provider_error", setting]);
				assert.equal(error.report.providerStatus, answer().status);
				assert.doesNotMatch(
					`${error.message} ${error.cause} ${JSON.stringify(error.report)}`,
					/secret|valid/,
				);
				return true;
			});
			assert.equal(calls.length, times);
		}));

const html = new Headers({ "content-type": "text/html" });

for (const [name, fault, answer] of [
	[
		"reports an error in the stream",
		"provider_error",
		() => eventStreamOf([chunk("Ha"), eventOf({ error: { message: SECRET } })]),
	],
	[
		"reports an error as an event",
		"provider_error",
		() => eventStreamOf([chunk("Ha"), "event: error\ndata: {}\n\n"]),
	],
	[
		"reports an error in another form",
		"provider_error",
		() => eventStreamOf([chunk("Ha"), eventOf({ code: 500, message: SECRET }), DONE]),
	],
	[
		"writes an error between the events",
		"provider_error",
		() => eventStreamOf([chunk("Ha"), `${JSON.stringify({ error: SECRET })}\n\n`, DONE]),
	],
	["ends with an error", "provider_error", () => eventStreamOf([chunk("Ha"), chunk("", "error"), DONE])],
	[
		"reports an error in a list",
		"provider_error",
		() => eventStreamOf([chunk("Ha"), eventOf([{ error: SECRET }]), DONE]),
	],
	["reports an error in a whole answer", "provider_error", () => Response.json({ error: SECRET })],
	["answers in HTML", "empty", () => new Response(`<html>${SECRET}</html>`, { headers: html })],
	["answers something other than text", "bad_answer", () => eventStreamOf([chunk(7, "stop")])],
	["answers malformed JSON", "bad_answer", () => eventStreamOf([chunk("Halber"), "data: {not json\n\n"])],
	["only thinks", "empty", () => streamed("<think>", "Hm. ", "So?")],
	["only thinks in a field of its own", "empty", () => eventStreamOf([reasoning("reasoning"), END])],
	["stops before the end", "cut_off", () => eventStreamOf([chunk("Halber Satz")])],
] as [string, string, () => Response][])
	Deno.test(`throws ${fault} if a provider ${name}`, () =>
		withProvider(answer, async ({ settings, calls }) => {
			await assert.rejects(ask(settings), isFault(fault));
			assert.equal(calls.length, 1);
		}));

for (const [place, answer] of [
	["before the first byte", hang],
	["in the middle", () => eventStreamOf([chunk("Halber Satz ")], { close: false })],
] as const)
	Deno.test(`disconnects at the timeout from a provider that hangs ${place}`, () =>
		withProvider(answer, async ({ settings, left }) => {
			await assert.rejects(ask(settings, AbortSignal.timeout(100)), isFault("timeout"));
			await left;
		}));

const head = "HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\ntransfer-encoding: chunked\r\n\r\n";
const half = chunk("Halber");

for (const [place, sent] of [
	["at once", ""],
	["in the middle of a stream", `${head}${half.length.toString(16)}\r\n${half}\r\n`],
] as const)
	Deno.test(`throws a connection fault if the provider disconnects ${place}`, async () => {
		const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
		const accepted = listener.accept().then(async (connection) => {
			await connection.read(new Uint8Array(65_536));
			if (sent !== "") await connection.write(new TextEncoder().encode(sent));
			connection.close();
		});
		const OPENAI_BASE_URL = `http://127.0.0.1:${listener.addr.port}/v1`;
		await assert.rejects(ask({ OPENAI_API_KEY: "sk-test", OPENAI_BASE_URL }), isFault("connection"));
		await accepted;
		listener.close();
	});
