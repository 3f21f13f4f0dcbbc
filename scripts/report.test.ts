import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { denoEnvironment } from "./deno.ts";
import { functionCommand, startFunction } from "./function-process.ts";
import { listen } from "./port.ts";

/** A visitor's word that nothing may repeat. */
const SECRET = "Geheimwort";

let folder = "";
/** What the real function logged. */
const logged: string[] = [];

/** Lets the real function, with a provider that answers once and then fails, answer a handful of calls. */
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "report-"));
	let calls = 0;
	const provider: Server = await listen(0, (_, response) => {
		calls += 1;
		const message = { role: "assistant", content: "Ja: [DevOps](/services/devops)." };
		response.writeHead(calls === 1 ? 200 : 503, { "content-type": "application/json" });
		response.end(JSON.stringify({ choices: [{ index: 0, finish_reason: "stop", message }] }));
	});
	const environment = denoEnvironment(process.env, {
		OPENAI_API_KEY: "sk-test",
		OPENAI_BASE_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/v1`,
		CHAT_MODEL_CALLS_PER_DAY: "2",
		CHAT_RATE_PER_MINUTE: "4",
	});
	const running = startFunction(functionCommand({ watch: false }), environment, (line) => logged.push(line));
	const url = `${await running.origin()}/functions/v1/ai-chat`;
	const headers = { "content-type": "application/json" };
	const questions = [
		`Haben Sie Erfahrung mit Terraform? ${SECRET}`,
		"What do you know about Kubernetes?",
		"Danke!",
		`Wie wird morgen das Wetter in ${SECRET}?`,
		"Noch eine Frage",
	];
	for (const message of questions)
		await (
			await fetch(url, { method: "POST", headers, body: JSON.stringify({ message, context: [] }) })
		).text();
	await (await fetch(url, { method: "POST", headers, body: SECRET })).text();
	await fetch(url, { method: "OPTIONS" });
	await vi.waitFor(() => expect(logged.filter((line) => line.includes('"event":"chat"'))).toHaveLength(7));
	await running.stop();
	provider.close();
});

afterAll(() => rm(folder, { recursive: true }));

/** Runs the report as a process of its own, as a person does. */
function report(parameters: readonly string[], input: string) {
	const child = spawn(process.execPath, ["--import", "tsx", "scripts/report.ts", ...parameters]);
	const said = { output: "", errors: "" };
	child.stdout.setEncoding("utf8").on("data", (text: string) => {
		said.output += text;
	});
	child.stderr.setEncoding("utf8").on("data", (text: string) => {
		said.errors += text;
	});
	child.stdin.end(input);
	return new Promise<typeof said & { code: number | null }>((resolve) =>
		child.on("close", (code) => resolve({ ...said, code })),
	);
}

const file = async (name: string, text: string) => {
	const path = join(folder, name);
	await writeFile(path, text);
	return path;
};
const page = () => join(folder, "pages/report.html");

const row = (line: string, index: number) => ({
	event_message: `${line}\n`,
	event_type: "Log",
	id: `id-${index}`,
	level: "info",
	timestamp: 1_795_162_531_120_000 + index,
});
const csv = (value: unknown) => `"${String(value).replaceAll('"', '""')}"`;

test("the real function's log becomes numbers in the terminal and a page, from standard input", async () => {
	const { code, output, errors } = await report(["--output", page()], logged.join("\n"));
	expect(errors).toBe("");
	expect(code).toBe(0);
	expect(output).toContain("\n4 Fragen\n");
	for (const row of [
		/Vom KI-Modell beantwortet +1 +25\s%/,
		/Von der Website beantwortet +1 +25\s%/,
		/Gruß oder Dank +1 +25\s%/,
		/Nicht beantwortet +1 +25\s%/,
		/Englisch +1 /,
		/DevOps und Automatisierung +[12]\n/,
		/Zu viele Anfragen eines Besuchers +1\n/,
		/Tagesbudget des KI-Modells verbraucht +2\n/,
		/Fehler beim Anbieter \(Status 503\) +1\n/,
		/Vorabfragen des Browsers \(CORS\) +1\n/,
		/Ungültige Anfragen abgewiesen +1\n/,
		/Einträge des Chats: 7; nicht lesbar: 0\./,
	])
		expect(output).toMatch(row);
	const html = await readFile(page(), "utf8");
	expect(html).toMatch(/^<!doctype html><html lang="de">/);
	expect(output + html).not.toContain(SECRET);
});

test("it counts the same from the dashboard's CSV and JSON, and once where files overlap", async () => {
	const rows = logged.map(row);
	const columns = Object.keys(rows[0] ?? {});
	const lines = rows.map((each) => Object.values(each).map(csv).join(","));
	const files = [
		await file("logs.csv", [columns.join(","), ...lines].join("\r\n")),
		await file("logs.json", JSON.stringify(rows, null, 2)),
	];
	const { code, output } = await report([...files, "--output", page()], "");
	expect(code).toBe(0);
	expect(output).toContain("\n4 Fragen\n");
	expect(output).toContain("Einträge des Chats: 7; nicht lesbar: 0; doppelt in mehreren Dateien: 7.");
});
