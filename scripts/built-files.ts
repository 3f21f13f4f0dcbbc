import { readdir } from "node:fs/promises";
import { join, relative } from "node:path";

/** Paths of all files below a directory, from there, whose names end like that. */
export async function builtFiles(directory: string, ending = ""): Promise<string[]> {
	const entries = await readdir(directory, { recursive: true, withFileTypes: true });
	return entries
		.filter((entry) => entry.isFile() && entry.name.endsWith(ending))
		.map((entry) => relative(directory, join(entry.parentPath, entry.name)));
}
