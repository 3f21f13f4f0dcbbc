/**
 * Runs in the head: while a page opens at its top, browsers leave out the layout of its parts of the class `below`,
 * which the first screen doesn't show. Where an address names a part, where a visitor comes back to the place he left,
 * and from the first click on, which may lead to a part, all of them need their true heights. Stands in the page as
 * text.
 */
export const openingScript = `(()=>{const c=document.documentElement.classList;if(performance.getEntriesByType("navigation")[0]?.type!=="navigate"||location.hash)return;c.add("opening");addEventListener("click",()=>c.remove("opening"),{once:true,capture:true})})()`;

/** Lays out the parts below the first screen, one after the other, so that the visitor can act in between. */
export function layOutBelow(): void {
	const part = document.querySelector(".opening .below");
	if (part) {
		part.classList.remove("below");
		requestAnimationFrame(() => setTimeout(layOutBelow));
	} else document.documentElement.classList.remove("opening");
}
