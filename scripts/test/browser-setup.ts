/** Runs before each file of the project `browser`, whose files share all modules; waits longer on a busy machine. */
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

configure({ asyncUtilTimeout: 100_000 });

afterEach(cleanup);
