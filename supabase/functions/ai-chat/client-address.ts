import { createHash } from "node:crypto";

/**
 * Returns the address for rate limiting. Behind a platform's proxy, that is `cf-connecting-ip` or the rightmost entry of
 * `x-forwarded-for`, because the caller can forge those to the left. Otherwise headers are untrusted, and the
 * connection's address counts.
 *
 * @param connection Address of the peer, if known.
 * @param behindPlatform Whether a platform's proxy is in front of the function.
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

/** Reduces an IPv6 address to its /64 network, which belongs to one customer. Drops ports and zones. */
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
 * Returns an address's key, a salted hash, so that neither database nor memory holds addresses.
 *
 * @param salt A secret; instances that share it count calls together.
 */
export const clientKey = (address: string, salt: string): string =>
	createHash("sha256").update(salt).update(address).digest("hex").slice(0, 32);
