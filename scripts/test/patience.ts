/** Lets `findBy…` and `waitFor` wait on a busy machine for longer than a second. */
import { configure } from "@testing-library/react";

configure({ asyncUtilTimeout: 100_000 });
