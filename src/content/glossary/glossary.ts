import type { Localized } from "../language.ts";
import type { Term } from "../types.ts";
import { aiTerms } from "./ai.ts";
import { cloudTerms } from "./cloud.ts";
import { containerTerms } from "./containers.ts";
import { databaseTerms } from "./databases.ts";
import { devopsTerms } from "./devops.ts";
import { linuxTerms } from "./linux.ts";
import { securityTerms } from "./security.ts";

/** Every term of the glossary, by field and there by id. */
export const glossary: readonly Term<Localized>[] = [
	...devopsTerms,
	...cloudTerms,
	...containerTerms,
	...linuxTerms,
	...databaseTerms,
	...securityTerms,
	...aiTerms,
];
