import { describe, expect, test } from "vitest";
import { AssistantError, readAnswer, readAnswerStream } from "./answer.ts";

const encoder = new TextEncoder();

/** A response that sends its body in pieces, and then ends, fails or stays open. */
function streamed(pieces: (string | Uint8Array)[], end: "close" | "break" | "hang" = "close") {
	const left = [...pieces];
	let isCancelled = false;
	const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
		pull(controller) {
			const piece = left.shift();
			if (piece !== undefined)
				controller.enqueue(new Uint8Array(typeof piece === "string" ? encoder.encode(piece) : piece));
			else if (end === "close") controller.close();
			else if (end === "break") controller.error(new TypeError("network error"));
			else return new Promise(() => {});
		},
		cancel() {
			isCancelled = true;
		},
	});
	return { response: new Response(body), wasCancelled: () => isCancelled };
}

async function read(pieces: (string | Uint8Array)[], end?: "close" | "break" | "hang") {
	const deltas: string[] = [];
	const answer = await readAnswerStream(streamed(pieces, end).response, (delta) => deltas.push(delta));
	return { answer, deltas };
}

const event = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`;

describe("an answer", () => {
	test("has a message, sources and language, and may break off", () => {
		const sources = [{ title: "DevOps", href: "/services/devops" }];
		const body = { message: "Ja.", sources, language: "de", incomplete: true };
		expect(readAnswer(body)).toEqual(body);
	});

	test.each([null, "text", 1, [], {}, { message: "" }, { message: "  " }, { message: 1 }])(
		"fails if it is %j",
		(body) => {
			expect(() => readAnswer(body)).toThrow(AssistantError);
		},
	);

	test("fails if it has an error field, even with a message", () => {
		for (const error of ["Aus.", "", { code: 1 }])
			expect(() => readAnswer({ message: "Ja.", error })).toThrow(AssistantError);
	});
});

describe("a streamed answer", () => {
	test.each([
		["together", [event({ delta: "x" }).repeat(5_000)]],
		["one by one", Array<string>(5_000).fill(event({ delta: "x" }))],
	])(
		"passes on thousands of small deltas in few pieces, whatever follows them: %s",
		async (_name, pieces) => {
			const deltas: string[] = [];
			const { response } = streamed([...pieces, event({ error: "Aus." })]);
			await expect(readAnswerStream(response, (delta) => deltas.push(delta))).rejects.toThrow(AssistantError);
			expect(deltas.join("")).toBe("x".repeat(5_000));
			expect(deltas.length).toBeLessThan(1_000);
		},
	);

	test("passes on deltas while the answer isn't complete, and resolves to the whole answer", async () => {
		const whole = { message: "Hallo Welt", sources: [] };
		const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>>();
		const writer = writable.getWriter();
		const send = (data: string) => writer.write(encoder.encode(data));
		const deltas: string[] = [];
		const answer = readAnswerStream(new Response(readable), (delta) => {
			deltas.push(delta);
			void send(event(whole));
		});
		await send(event({ delta: "Hal" }) + event({ delta: "lo" }));
		expect(await answer).toEqual(whole);
		expect(deltas).toEqual(["Hallo"]);
	});

	test("may be split anywhere, even within a line break or a character", async () => {
		const bytes = encoder.encode(
			`: kommt gleich\r\n\r\ndata: {"delta":"Grüße 😀"}\r\n\r\n${event({ message: "Grüße 😀!" })}`,
		);
		const { answer, deltas } = await read(Array.from(bytes, (byte) => Uint8Array.of(byte)));
		expect(deltas).toEqual(["Grüße 😀"]);
		expect(answer.message).toBe("Grüße 😀!");
	});

	test("ends with the whole answer even if the connection stays open", async () => {
		const { response, wasCancelled } = streamed([event({ message: "Fertig" })], "hang");
		expect(await readAnswerStream(response, () => {})).toMatchObject({ message: "Fertig" });
		expect(wasCancelled()).toBe(true);
	});

	test.each([
		["reports an error", [event({ delta: "Hal" }), event({ error: "Gerade überlastet." })]],
		["ends early", [event({ delta: "Hal" })]],
		["is empty", []],
		["contains no JSON", ["data: <html>\n\n"]],
		["contains something else", [event({ id: 1 })]],
	])("fails if it %s", async (_name, pieces) => {
		await expect(read(pieces)).rejects.toThrow();
	});

	test("fails if the connection drops", async () => {
		await expect(read([event({ delta: "Hal" })], "break")).rejects.toThrow("network error");
	});
});
