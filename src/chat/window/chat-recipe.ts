import { createBlock } from "../../theme/create-block.ts";
import { station } from "../../theme/transit-map.ts";

/**
 * Viewports that the assistant covers as a sheet: too narrow for a panel beside the page, or too low for a useful one.
 * In em, so that larger text counts as a smaller viewport.
 */
export const SHEET_QUERY = "(max-width: 47.99em), (max-height: 26.24em)";

const sheet = {
	inset: "var(--sheet-top, 0px) 0 auto",
	width: "full",
	height: "var(--sheet-height, 100dvh)",
	// The gutter keeps the page's width, and so the reader's place.
	"html:has(&)": { overflow: "hidden", scrollbarGutter: "stable" },
};

const BOTTOM = "{spacing.5} + {sizes.14} + {spacing.3}";
/** As high as it may be, but not over the page's header. */
const heightOf = (most: string) => `min(${most}, 100dvh - {sizes.header} - {sizes.24})`;

/**
 * The window above the button. Reserves the same space at the end of the page and for scrolling, so that it covers no
 * focused element (WCAG 2.4.11).
 */
const panelOf = (width: string, height: string) => ({
	inset: `auto {spacing.5} calc(${BOTTOM}) auto`,
	width,
	height,
	borderWidth: "1px",
	borderRadius: "lg",
	boxShadow: "floating",
	"html:has(&)": { scrollPaddingBottom: `calc(${height} + ${BOTTOM})` },
	"body:has(&)": { paddingBottom: `calc(${height} + ${BOTTOM})` },
});

const row = { display: "flex", alignItems: "center" };

/** Shows a shadow on each side with more to scroll: the shadow is fixed, and its cover scrolls along. */
const sideways = (cover: string) => ({
	overflowX: "auto",
	bgColor: cover,
	backgroundImage: `linear-gradient(to right, ${cover} 1rem, transparent 2rem), linear-gradient(to left, ${cover} 1rem, transparent 2rem), linear-gradient(to right, {colors.border}, transparent 1rem), linear-gradient(to left, {colors.border}, transparent 1rem)`,
	backgroundAttachment: "local, local, scroll, scroll",
	backgroundRepeat: "no-repeat",
});

/**
 * The assistant's window. Not registered in the theme, which is loaded with every page: this recipe is loaded with the
 * window.
 */
export const ChatRoot = createBlock("dialog", {
	base: {
		position: "fixed",
		zIndex: "chat",
		maxWidth: "none",
		maxHeight: "none",
		flexDirection: "column",
		bg: "bg.panel",
		color: "fg",
		overflow: "hidden",
		outline: "none",
		_open: { display: "flex" },
		"&:modal": sheet,
		"&:not(:modal)": panelOf("80", heightOf("{sizes.96}")),
		"&[data-large]:not(:modal)": panelOf("28rem", heightOf("40rem")),
		"& [data-part=size]": { [`@media ${SHEET_QUERY}`]: { display: "none" } },
		"& [data-part=header]": {
			...row,
			ps: "3.5",
			pe: "1.5",
			minHeight: "2.75rem",
			borderBottomWidth: "1px",
			"& [data-part=station]": { ...station, boxSize: "station.sm" },
			"& hgroup": { flex: "1", ps: "2.5", lineHeight: "1.2" },
			"& h2": { fontWeight: "semibold", letterSpacing: "snug" },
			"& p": { fontSize: "xs", color: "fg.muted" },
			"& button": { color: "fg.muted" },
		},
		/** Said only: who speaks, what is new, and that the conversation was copied, which its button shows by an icon. */
		"& :is([data-speaker], [data-part=header] [role=status]), & > [role=status]": { srOnly: true },
		"& [data-part=messages]": {
			flex: "1",
			px: "3.5",
			pt: "1.5",
			scrollPaddingBlock: "1.5",
			/** A station at the end of what is in sight, on the line, so that it covers no text. */
			"& > [data-part=more]": {
				position: "sticky",
				bottom: "2",
				display: "flex",
				ms: "-2.5",
				mt: "-8",
				minW: "8",
				minH: "8",
				borderRadius: "full",
				bg: "bg.panel",
			},
			overflowY: "auto",
			overscrollBehavior: "contain",
			scrollBehavior: "smooth",
			containerType: "size",
			// Typing doesn't repaint a long conversation.
			contain: "content",
			_focusVisible: { outlineOffset: "-3px" },
			"& [data-part=next]": { ps: "8", pb: "4", "& > ul": { mb: "3" } },
		},
		"& [data-part=turn]:last-child": {
			display: "flex",
			flexDirection: "column",
			minHeight: "100cqh",
			/** Its last message. */
			"& > :is([data-typing], :has(+ [data-part=next]))": {
				flex: "1 0 auto",
				minHeight: "50cqh",
				_before: { display: "none" },
			},
		},
		/** A greeting and its suggestions stand together, near the thumb. */
		"& [data-part=turn]:only-child": {
			justifyContent: "flex-end",
			"& > :has(+ [data-part=next])": { flex: "none", minHeight: "0", pb: { md: "1" } },
		},
		/**
		 * A piece of the line that runs down the conversation. Starts with a stop: a station for the assistant, a dot for
		 * the visitor.
		 */
		"& [data-part=message]": {
			position: "relative",
			ps: "8",
			pb: { base: "2.5", md: "1.5" },
			fontSize: { base: "md", md: "sm" },
			lineHeight: { base: "normal", md: "1.35" },
			_before: {
				content: '""',
				position: "absolute",
				inset: "0.75rem auto -0.75rem 0.375rem",
				borderInlineStartWidth: "2px",
				borderColor: "accent.line",
			},
			_after: {
				...station,
				content: '""',
				position: "absolute",
				inset: "0.25rem auto auto 0",
				boxSize: "station.sm",
				borderWidth: "3px",
				bg: "bg.panel",
			},
			"&[data-message=user]": {
				fontWeight: "semibold",
				_after: { borderWidth: "0.4375rem", borderColor: "fg", scale: "0.57" },
			},
			"& [data-part=plain]": { whiteSpace: "pre-wrap" },
			"& [data-part=note]": { mt: "2", fontSize: "xs", fontWeight: "normal", color: "fg.muted" },
			"& > ul, & [data-part=copy]": { mt: "2.5" },
			"& [data-part=copy]": { ...row, gap: "1.5", color: "fg.muted", textStyle: "label" },
			"& > svg": {
				mt: "1",
				stroke: "border.emphasized",
				strokeWidth: "1.5px",
				fill: "bg.panel",
				"& [data-part=train]": {
					stroke: "none",
					fill: "accent.line",
					animation: "train-travel 1.4s ease-in-out infinite alternate",
				},
			},
		},
		"& [data-part=answer]": {
			"& > * + *": { mt: "2.5" },
			// As browsers have it.
			"& ul, & ol": { ps: "5", listStyle: "revert" },
			"& li::marker": { color: "accent.fg" },
			"& li + li, & li > * + *": { mt: "1" },
			"& strong, & th, & [data-part=title]": { fontWeight: "semibold" },
			"& code": { fontFamily: "mono", fontSize: "0.9em", bg: "bg.muted", borderRadius: "sm", px: "1" },
			"& code > span": { whiteSpace: "nowrap" },
			// Deeper ones would leave no room for text.
			"& :is(li, blockquote) :is(li, blockquote) :is(li, blockquote) > *": { ps: "0" },
			"& pre": { width: "max-content", minWidth: "full", p: "2.5", fontSize: "xs", lineHeight: "normal" },
			"& pre code": { px: "0", bg: "transparent", fontSize: "inherit" },
			"& [data-part=code]": { ...sideways("{colors.bg.muted}"), borderRadius: "md" },
			"& [data-part=table]": sideways("{colors.bg.panel}"),
			"& table": { minWidth: "full", fontSize: "xs", lineHeight: "snug" },
			"& th, & td": {
				// A fixed width, so that columns don't jump while rows stream in; only a longer word widens them.
				width: "7.5rem",
				minWidth: "7.5rem",
				textAlign: "start",
				verticalAlign: "top",
				pe: "3",
				py: "1.5",
				borderBottomWidth: "1px",
				overflowWrap: "normal",
			},
			"& blockquote": { ps: "3", borderInlineStartWidth: "2px", color: "fg.muted" },
		},
		/** The places that an answer offers, or suggested questions. */
		"& [data-part=choices]": {
			display: "grid",
			justifyItems: "start",
			gap: { base: "2", md: "0.5" },
			fontSize: { base: "sm", md: "xs" },
			lineHeight: "snug",
			"& :is(a, button)": {
				...row,
				justifyContent: "space-between",
				gap: "2.5",
				px: "2.5",
				py: { base: "2", md: "1" },
				textAlign: "start",
				borderWidth: "1px",
				borderRadius: "md",
				cursor: "pointer",
				_hover: { borderColor: "accent.line", color: "accent.fg" },
			},
			"& a": { textDecorationLine: "none" },
			/** Questions: an arrow, and on phones large enough to fill a sheet that is still empty. */
			"&:has(button)": { justifyItems: { base: "stretch", md: "start" }, gap: { base: "3", md: "1" } },
			"& button": {
				width: { base: "full", md: "auto" },
				py: { base: "4", md: "1" },
				fontSize: { base: "md", md: "inherit" },
				fontWeight: "normal",
				minHeight: "0",
				_after: { content: '"→" / ""', color: "accent.fg" },
			},
		},
		// Above the button that takes the question into an enquiry.
		"& [data-part=toaster]": { position: "relative", bottom: "20", mx: "2" },
		"& [data-part=unanswered]": {
			layerStyle: "row",
			columnGap: "3",
			px: "3.5",
			py: "1.5",
			fontSize: "xs",
			lineHeight: "snug",
			color: "danger.fg",
			"&[data-stopped]": { color: "fg.muted" },
			"& button": { minHeight: "8", px: "2.5" },
		},
		"& > form": {
			display: "flex",
			flexWrap: "wrap",
			alignItems: "end",
			columnGap: "1.5",
			pe: "1.5",
			pt: "1",
			borderTopWidth: "2px",
			bg: "bg",
			"&:has(textarea:focus-visible)": {
				borderColor: "accent.focusRing",
				outline: "3px solid {colors.accent.focusRing}",
				outlineOffset: "-3px",
			},
			// Not a variant of its own: inserting its rule would lay out the whole page with each visitor's first question.
			"& [type=button]": { borderColor: "border.emphasized" },
			"& textarea": {
				flex: "1",
				width: "0",
				fieldSizing: "content",
				"@supports not (field-sizing: content)": { height: "4.25rem" },
				maxHeight: { base: "9rem", md: "7rem" },
				ps: "3.5",
				py: "2",
				fontSize: { base: "md", md: "sm" },
				lineHeight: "1.4",
				resize: "none",
				_placeholder: { fontSize: { md: "0.8125rem" }, truncate: true },
				_disabled: { cursor: "not-allowed" },
			},
			"& p:not(:empty)": {
				width: "full",
				ps: "3.5",
				fontSize: "0.75rem",
				lineHeight: "1.3",
				color: "fg.muted",
			},
			"& [data-part=hint]:not(:empty)": { order: -1, pt: "1", fontVariantNumeric: "tabular-nums" },
			"& [data-over]": { color: "danger.fg" },
			"& [data-part=notice]": { pb: "1.5", pe: "2" },
		},
		/** Tooltips within the window, which would cut off those below its last buttons. */
		"& > form button::before": { top: "auto", bottom: "calc(100% + {spacing.2})" },
		"& [data-part=copy] button::before": { insetInlineEnd: "auto", insetInlineStart: "0" },
		/** On so low a sheet, everything except the conversation shrinks. */
		"@media (max-height: 26.24em)": {
			"& button, & [data-part=header]": { minHeight: "8" },
			"& [data-part=choices] button": { py: "1" },
			"& > form": {
				pt: "0",
				"& textarea": { maxHeight: "4rem", py: "1" },
				"& [data-part=notice]": { pb: "0" },
			},
		},
	},
});
