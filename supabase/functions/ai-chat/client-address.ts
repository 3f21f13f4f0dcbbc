import { createHash } from "node:crypto";

/**
 * The address that calls are counted by. Behind a platform it is the one that the platform itself
 * appended: `cf-connecting-ip`, else the rightmost entry of `x-forwarded-for`, because everything left
 * of that is the caller's own word. Without a platform in front, headers prove nothing and the
 * connection's address counts.
 *
 * @param connection Address of the peer, where the server knows it.
 * @param behindPlatform Whether a platform's proxy stands before the function.
 */
export function clientAddress(
	headers: Headers,
	connection: string | undefined,
	behindPlatform: boolean,
): string {
	if (!behindPlatform && connection !== undefined) return network(connection);
	const forwarded = headers.get("x-forwarded-for")?.split(",").at(-1)?.trim();
	return network(headers.get("cf-connecting-ip")?.trim() || forwarded || connection || "unknown");
}

/** An IPv6 customer owns a whole /64, so its addresses count as one. Ports and zones are dropped. */
function network(address: string): string {
	const version4 = /\d+\.\d+\.\d+\.\d+/.exec(address)?.[0];
	if (version4 !== undefined) return version4;
	const bare = address.replace(/^\[(.*)\].*$/, "$1").replace(/%.*$/, "");
	if (!bare.includes(":")) return bare;
	const [left = [], right = []] = bare.split("::").map((half) => half.split(":").filter(Boolean));
	const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0");
	const groups = [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16).toString(16));
	return `${groups.slice(0, 4).join(":")}::/64`;
}

/**
 * Makes the function that turns an address into the key it is counted under: a salted hash, so that neither
 * the database nor the memory holds addresses.
 *
 * @param salt A secret; calls are counted together only where it is the same.
 */
export function clientHasher(salt: string): (address: string) => string {
	const salted = createHash("sha256").update(salt);
	return (address) => salted.copy().update(address).digest("hex").slice(0, 32);
}
