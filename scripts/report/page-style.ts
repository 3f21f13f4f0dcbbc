import { CHART_WIDTHS } from "./charts.ts";

/**
 * The report's own style sheet. Text has at least 4.5:1 on the ground, bars at least 3:1; the kinds of question
 * also differ in lightness, for readers who don't tell colours apart.
 */
export const pageStyle = `
:root {
	color-scheme: light dark;
	--ground: light-dark(#f5f7f7, #0d1316);
	--panel: light-dark(#fff, #141c20);
	--text: light-dark(#12191d, #e8edef);
	--muted: light-dark(#455159, #a6b3b9);
	--line: light-dark(#d3dadc, #2a363c);
	--focus: light-dark(#b8330c, #ff8f64);
	--bar: light-dark(#c2370e, #ff7b4a);
	--model: light-dark(#c2370e, #ff7b4a);
	--site: light-dark(#0b5468, #4fb9d3);
	--small_talk: light-dark(#7a868c, #6b7980);
	--declined: light-dark(#a07400, #f2cf63);
	--broken_off: light-dark(#6d1533, #ffb3c4);
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 1.0625rem/1.6 system-ui, sans-serif; }
main { max-width: ${CHART_WIDTHS.desktop + 48}px; margin: 0 auto; padding: 2rem 1rem 4rem; overflow-wrap: break-word; hyphens: auto; }
h1 { font-size: clamp(1.5rem, 1.2rem + 1.5vw, 2.25rem); line-height: 1.2; text-wrap: balance; }
h2 { margin: 3rem 0 .75rem; font-size: 1.25rem; line-height: 1.3; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 3px; }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: .75rem; margin: 1.5rem 0; }
.tiles div { display: flex; flex-direction: column-reverse; justify-content: flex-end; padding: 1rem; background: var(--panel); border: 1px solid var(--line); border-radius: .5rem; }
.tiles dt { color: var(--muted); font-size: .9375rem; line-height: 1.35; }
.tiles dd { margin: 0; font-size: 1.75rem; font-weight: 600; line-height: 1.3; font-variant-numeric: tabular-nums; }
.legend { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin: 0 0 .75rem; padding: 0; list-style: none; font-size: .9375rem; }
.legend li::before { content: ""; display: inline-block; width: .8em; height: .8em; margin-inline-end: .5em; background: var(--swatch); }
.chart svg { --plot-background: transparent; overflow: visible; }
.phone { max-width: ${CHART_WIDTHS.phone}px; }
.desktop { display: none; }
@media (min-width: ${CHART_WIDTHS.desktop + 48}px) { .phone { display: none; } .desktop { display: block; } }
details { margin-top: .75rem; }
summary { cursor: pointer; }
.table { overflow-x: auto; hyphens: manual; }
table { border-collapse: collapse; width: 100%; font-size: .9375rem; }
th, td { padding: .375rem .75rem; border-bottom: 1px solid var(--line); text-align: right; vertical-align: bottom; font-variant-numeric: tabular-nums; }
th:first-child { padding-inline-start: 0; text-align: left; }
thead th { color: var(--muted); font-weight: 600; }
tbody th { font-weight: 400; }
.note, .source { color: var(--muted); font-size: .9375rem; }
.source { margin-top: 3rem; }
@media print { .phone { display: none; } .desktop { display: block; } }
`;
