import { createHash } from "node:crypto";
import ipaddr from "ipaddr.js";
import type { Settings } from "./env.ts";

/** IPv4 inside IPv6: compatible, mapped, and translated in two ways. */
const EMBEDDED = ["::/96", "::ffff:0:0/96", "::ffff:0:0:0/96", "64:ff9b::/96"];

/** Returns the visitor's address without a port: what the platform's proxy appended, not forged, or the connection's. */
export function clientAddress(headers: Headers, connection: string | undefined, proxy: Settings["proxy"]) {
	const forwarded = headers.get("x-forwarded-for")?.split(",").at(-1)?.trim();
	const visitor = (proxy === "cloudflare" && headers.get("cf-connecting-ip")?.trim()) || forwarded;
	const address = (!proxy && connection) || visitor || connection || "unknown";
	const bare = address.replace(/^\[(.*)\].*$|^([^:]*):\d+$/, "$1$2");
	if (!ipaddr.isValid(bare)) return bare;
	const ip = ipaddr.parse(bare);
	const isEmbedded = EMBEDDED.some((range) => ip.kind() === "ipv6" && ip.match(ipaddr.parseCIDR(range)));
	return isEmbedded ? ip.toByteArray().slice(-4).join(".") : ip.toString();
}

/**
 * Returns today's key (UTC) of an address; for IPv6, those of its /64 network, which belongs to one customer, and of its
 * /56, in which a customer may have 256 of those. Being salted hashes, they reveal no address, and nobody's next day.
 */
export function clientKeys(address: string, salt: string, now = new Date()): string[] {
	const networks = ipaddr.IPv6.isValid(address)
		? [64, 56].map((bits) => `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits}`)}/${bits}`)
		: [address];
	const day = now.toISOString().slice(0, 10);
	return networks.map((each) =>
		createHash("sha256").update(`${salt} ${day} ${each}`).digest("hex").slice(0, 32),
	);
}
