/** Runs the function with time limits that a busy machine doesn't reach, for tests that count. */
const { timeout } = AbortSignal;
AbortSignal.timeout = (milliseconds) => timeout(100 * milliseconds);
await import("../dev/function-server.ts");
