import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { listen } from "../dev/loopback.ts";
import { buildSite, deploy } from "./steps.ts";

let site: string;
beforeEach(async () => {
	site = await mkdtemp(join(tmpdir(), "site-"));
});
afterEach(async () => {
	vi.unstubAllEnvs();
	await rm(site, { recursive: true });
});

/** Deploys a site that consists of one page, to a backend that answers all requests with a status. */
async function deployPage(page: string, status: number) {
	const upload = vi.fn(async () => {});
	const asked = vi.fn((_, response) => response.writeHead(status).end());
	const { url: VITE_SUPABASE_URL, stop } = await listen(asked);
	await writeFile(join(site, "index.html"), page);
	const settings = { VITE_SITE_URL: "https://www.example.com", VITE_SUPABASE_URL };
	const deployed = deploy(settings, "0123abc", { site, build: () => {}, upload, pauseMs: 0 });
	const error = await deployed.then(
		() => undefined,
		({ message }: Error) => message,
	);
	await stop();
	return { upload, error, asked };
}

test("a site that holds a secret stops the deploy before anything is uploaded", async () => {
	const { upload, error } = await deployPage("sb_secret_0123456789", 200);
	expect(error).toBe("✗ index.html contains a secret.");
	expect(upload).not.toHaveBeenCalled();
});

test("a function that doesn't answer after the upload is asked three times, and then fails the deploy", async () => {
	const { upload, error, asked } = await deployPage("", 404);
	expect(error).toBe("The preflight doesn't allow the site's origin (status 404).");
	expect(upload).toHaveBeenCalledOnce();
	expect(asked).toHaveBeenCalledTimes(3);
});

test("the site's build sees its own settings, but no secret of the deploy", async () => {
	await writeFile(join(site, "npm"), `#!/bin/sh\nenv > ${site}/environment`);
	await chmod(join(site, "npm"), 0o755);
	vi.stubEnv("PATH", `${site}:${process.env.PATH}`);
	vi.stubEnv("SUPABASE_ACCESS_TOKEN", "sbp_1");
	vi.stubEnv("VARS", "{}");
	buildSite({ OPENAI_API_KEY: "sk-1", VITE_SITE_URL: "https://www.example.com", BASE_PATH: "/repo" });
	const environment = await readFile(join(site, "environment"), "utf8");
	expect(environment).toContain("VITE_SITE_URL=https://www.example.com\n");
	expect(environment).toContain("BASE_PATH=/repo\n");
	expect(environment).not.toMatch(/sbp_1|sk-1|VARS/);
});
