import { createHash } from "node:crypto";

/**
 * Returns the address for rate limiting. Behind a platform's proxy, that is `cf-connecting-ip` or the rightmost entry of
 * `x-forwarded-for`, because the caller can forge those to the left. Otherwise headers are untrusted, and the
 * connection's address counts.
 *
 * @param connection Address of the peer, if known.
 * @param isProxied Whether a platform's proxy is in front of the function.
 */
export function clientAddress(headers: Headers, connection: string | undefined, isProxied: boolean): string {
	if (!isProxied && connection !== undefined) return network(connection);
	const forwarded = headers.get("x-forwarded-for")?.split(",").at(-1)?.trim();
	return network(headers.get("cf-connecting-ip")?.trim() || forwarded || connection || "unknown");
}

/** IPv4 inside IPv6, as URLs write it: mapped (`::ffff:…`), translated (`::ffff:0:…`, NAT64) or compatible (`::…`). */
const EMBEDDED = /^\[(?:::(?:ffff:(?:0:)?)?|64:ff9b::)([0-9a-f]+):([0-9a-f]+)\]$/;

/** Reduces an IPv6 address to its /64 network, which belongs to one customer. Drops ports and zones. */
function network(address: string): string {
	const bare = address.replace(/%[^\]]*/, "").replace(/^\[(.*)\](:\d+)?$/, "$1");
	// Only IPv6 has more than one colon.
	const url = `http://${/:.*:/.test(bare) ? `[${bare}]` : bare}`;
	if (!URL.canParse(url)) return bare;
	const { hostname } = new URL(url);
	if (!hostname.startsWith("[")) return hostname;
	const [, high, low = ""] = EMBEDDED.exec(hostname) ?? [];
	if (high !== undefined) return new URL(`http://0x${high}${low.padStart(4, "0")}`).hostname;
	const sides = hostname.slice(1, -1).split("::");
	const [left = [], right = []] = sides.map((side) => side.split(":").filter(Boolean));
	const zeros = Array<string>(8 - left.length - right.length).fill("0");
	return `${[...left, ...zeros, ...right].slice(0, 4).join(":")}::/64`;
}

/**
 * Returns an address's key, a salted hash, so that neither database nor memory holds addresses.
 *
 * @param salt A secret; instances that share it count calls together.
 */
export const clientKey = (address: string, salt: string): string =>
	createHash("sha256").update(salt).update(address).digest("hex").slice(0, 32);
