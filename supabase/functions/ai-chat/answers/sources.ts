import type { SearchIndex } from "../search/search-index.ts";
import type { Focus } from "../telling/focus.ts";
import type { Replies } from "../telling/replies.ts";
import type { Teller } from "../telling/tell.ts";
import type { Honesty } from "./honesty.ts";

/** What answers are found and told with. */
export interface Sources {
	index: SearchIndex;
	replies: Replies;
	teller: Teller;
	honesty: Honesty;
	focus: Focus;
}
