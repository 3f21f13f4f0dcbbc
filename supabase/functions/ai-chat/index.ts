import { dependenciesFrom } from "./dependencies.ts";
import { createHandler } from "./handler.ts";

Deno.serve(createHandler(dependenciesFrom(Deno.env.toObject())));
