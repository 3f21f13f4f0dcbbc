import { x } from "tinyexec";
import { expect, test } from "vitest";
import { denoBinary, denoEnvironment } from "./deno.ts";

test("the installed Deno is the version that the hosted runtime is compatible with", async () => {
	const { stdout } = await x(denoBinary(), ["--version"]);
	expect(stdout).toMatch(/^deno 2\.1\.4 /);
});

test("Deno sees the settings and what it needs to work, and no secret of the shell", () => {
	const shell = {
		PATH: "/bin",
		HOME: "/home/me",
		https_proxy: "http://proxy",
		GITHUB_TOKEN: "secret",
		DENO_DIR: "",
	};
	expect(denoEnvironment(shell, { CHAT_ENABLED: "true" })).toEqual({
		PATH: "/bin",
		HOME: "/home/me",
		https_proxy: "http://proxy",
		NO_COLOR: "1",
		DENO_NO_UPDATE_CHECK: "1",
		CHAT_ENABLED: "true",
	});
});
