import assert from "node:assert/strict";
import { clientAddress, clientKeys } from "./client-address.ts";

const behind = (headers: HeadersInit, connection?: string) =>
	clientAddress(new Headers(headers), connection, "other");
const forwarded = (address: string) => behind({ "x-forwarded-for": address });

Deno.test("behind a platform, uses the address that the platform appended", () => {
	assert.equal(behind({ "x-forwarded-for": "1.1.1.1, 2.2.2.2 ,192.0.2.1" }, "10.0.0.1"), "192.0.2.1");
	assert.equal(behind({}, "10.0.0.1"), "10.0.0.1");
	assert.equal(behind({}), "unknown");
});

Deno.test("believes Cloudflare's header only behind Cloudflare", () => {
	const headers = new Headers({ "x-forwarded-for": "192.0.2.1", "cf-connecting-ip": "192.0.2.2" });
	assert.equal(clientAddress(headers, "10.0.0.1", "other"), "192.0.2.1");
	assert.equal(clientAddress(headers, "10.0.0.1", "cloudflare"), "192.0.2.2");
});

Deno.test("without a platform, ignores headers if the connection is known", () => {
	const headers = new Headers({ "x-forwarded-for": "1.1.1.1", "cf-connecting-ip": "2.2.2.2" });
	assert.equal(clientAddress(headers, "127.0.0.1", undefined), "127.0.0.1");
	assert.equal(clientAddress(headers, undefined, undefined), "1.1.1.1");
});

Deno.test("treats all addresses of an IPv6 network as one client", () => {
	const networkOf = (address: string) => clientKeys(forwarded(address), "salt")[0];
	const one = networkOf("2001:db8:0:1::1");
	assert.equal(networkOf("2001:0DB8:0000:0001:ffff:ffff:ffff:ffff"), one);
	assert.equal(networkOf("[2001:db8:0:1::2]:443"), one);
	assert.equal(networkOf("2001:db8::1:2:3:4:5%eth0"), one);
	assert.equal(networkOf("2001:db8:0:1::192.0.2.1"), one);
	assert.equal(networkOf("2001:db8::1:a:1:2:3"), networkOf("2001:db8:0:1:a::"));
	assert.notEqual(networkOf("2001:db8:0:2::1"), one);
});

for (const notation of [
	"192.0.2.1:5555",
	"::ffff:192.0.2.1",
	"::ffff:c000:201",
	"::FFFF:C000:0201",
	"0:0:0:0:0:ffff:c000:201",
	"[::ffff:c000:201]",
	"[::ffff:192.0.2.1%eth0]:443",
	"::ffff:192.0.2.1%1",
	"::ffff:0:c000:201",
	"64:ff9b::192.0.2.1",
	"::192.0.2.1",
])
	Deno.test(`recognises the IPv4 address in ${notation}`, () =>
		assert.equal(forwarded(notation), "192.0.2.1"));

Deno.test("recognises an IPv4 address inside IPv6 whose first or last half is zero", () => {
	assert.equal(forwarded("::ffff:0:7"), "0.0.0.7");
	assert.equal(forwarded("::ffff:a00:0"), "10.0.0.0");
});

const NOON = new Date("2026-11-26T12:00:00Z");

Deno.test("derives a key that depends on salt and day, and doesn't reveal the address", () => {
	const keyOf = (address: string, salt = "salt", now = NOON) => clientKeys(address, salt, now)[0];
	const key = keyOf("192.0.2.1");
	assert.match(key ?? "", /^[0-9a-f]{32}$/);
	assert.equal(keyOf("192.0.2.1", "salt", new Date("2026-11-26T23:59:59Z")), key);
	for (const other of [
		keyOf("192.0.2.1", "pepper"),
		keyOf("192.0.2.2"),
		keyOf("192.0.2.1", "salt", new Date("2026-11-27T00:00:00Z")),
	])
		assert.notEqual(other, key);
});

Deno.test("derives a second key for an IPv6 address's /56 network", () => {
	const networkOf = (address: string) => clientKeys(forwarded(address), "salt", NOON)[1];
	assert.equal(networkOf("192.0.2.1"), undefined);
	assert.equal(networkOf("2001:db8:0:1::1"), networkOf("2001:db8:0:ff::1"));
	assert.equal(networkOf("2001:db8:0:ab00::1"), networkOf("2001:db8:0:abcd::1"));
	assert.notEqual(networkOf("2001:db8:0:ff::1"), networkOf("2001:db8:0:100::1"));
});
