import { expect, test } from "vitest";
import { plainPage } from "./plain-page.ts";

const BUILT = `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"/><link rel="preload" as="font" href="/a.woff2"/><style>@font-face{font-family:"A";src:url("/a.woff2")}</style><style data-styles="x">.css-x{color:red}</style><title>Titel</title></head><body><main class="css-x" id="content"><h1 class="css-x">Über <svg><path d=""/></svg>uns</h1><a href="/services/devops" class="css-x" data-discover="true">DevOps</a></main><template id="scripts"><script type="module">import "/a.js";</script></template><script>1</script><!--$--></body></html>`;

test("the static page keeps text, links and fonts", () => {
	const page = plainPage(BUILT);
	expect(page).toContain("<title>Titel</title>");
	expect(page).toContain('<h1>Über uns</h1><a href="/services/devops">DevOps</a>');
	expect(page).toContain('@font-face{font-family:"A";src:url("/a.woff2")}');
	expect(page).toContain('<link rel="preload" as="font" href="/a.woff2"/>');
});

test("the static page has no scripts, drawings and styles of the app", () => {
	expect(plainPage(BUILT)).not.toMatch(/script|svg|css-x|template|<!--\$/);
});
