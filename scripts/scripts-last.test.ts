import { expect, test } from "vitest";
import { withScriptsLast } from "./scripts-last.ts";

const PAGE =
	'<html><head><link rel="modulepreload" href="/a.js"/></head><body><main>Text</main><script type="module" async="">import "/a.js";</script><script>0</script></body></html>';

test("a page names no script outside of the template that waits for its load", () => {
	const page = withScriptsLast(PAGE);
	const [template = ""] = /<template id="scripts">.*<\/template>/s.exec(page) ?? [];
	expect(template).toContain('<link rel="modulepreload" href="/a.js"/>');
	expect(template).toContain('<script type="module" async="">import "/a.js";</script>');
	expect(page.replace(template, "")).not.toContain("/a.js");
	expect(page).toContain('addEventListener("load"');
});

test("the scripts go back to where they stood, or React would not find its own document", () => {
	expect(withScriptsLast(PAGE)).toMatch(/<\/main><template.*<\/template><script>0</s);
});

test("a page without a module script stops the build", () => {
	expect(() => withScriptsLast("<html><head></head><body></body></html>")).toThrow("no module script");
});
