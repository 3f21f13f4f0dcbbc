import { createHash } from "node:crypto";
import type { Settings } from "./env.ts";

/** Stands for all addresses that nobody tells. */
export const UNKNOWN = "unknown";

/**
 * Returns the address for rate limiting: what the platform's proxy says, `cf-connecting-ip` or the rightmost entry of
 * `x-forwarded-for`, or else the connection's.
 *
 * @param connection Address of the peer, if known.
 */
export function clientAddress(
	headers: Headers,
	connection: string | undefined,
	proxy: Settings["proxy"],
): string {
	if (!proxy && connection !== undefined) return network(connection);
	const forwarded = headers.get("x-forwarded-for")?.split(",").at(-1)?.trim();
	const visitor = proxy === "cloudflare" ? headers.get("cf-connecting-ip")?.trim() : "";
	return network(visitor || forwarded || connection || UNKNOWN);
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
 * Returns today's keys (UTC) of an address and, for IPv6, of its /56 network, in which a customer may have 256 addresses:
 * salted hashes, so that neither database nor memory holds addresses, and none can be followed to the next day.
 *
 * @param salt A secret; instances that share it count calls together.
 */
export function clientKeys(address: string, salt: string, now = new Date()): string[] {
	const [, start, last = ""] = /^(.*:)([0-9a-f]+)::\/64$/.exec(address) ?? [];
	const all = start === undefined ? [address] : [address, `${start}${last.slice(0, -2)}00::/56`];
	const day = now.toISOString().slice(0, 10);
	return all.map((each) => createHash("sha256").update(`${salt} ${day} ${each}`).digest("hex").slice(0, 32));
}
