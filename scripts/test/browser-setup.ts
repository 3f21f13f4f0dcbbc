/** Runs before each file of the project `browser`, whose files share the imported modules. */
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// On a busy machine `findBy…` and `waitFor` need more than a second.
configure({ asyncUtilTimeout: 100_000 });

afterEach(cleanup);
