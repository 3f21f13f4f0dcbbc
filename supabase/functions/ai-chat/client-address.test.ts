import assert from "node:assert/strict";
import { clientAddress, clientKey } from "./client-address.ts";

const behind = (headers: HeadersInit, connection?: string) =>
	clientAddress(new Headers(headers), connection, true);
const forwarded = (address: string) => behind({ "x-forwarded-for": address });

Deno.test("behind a platform, uses the address that the platform appended", () => {
	assert.equal(behind({ "x-forwarded-for": "1.1.1.1, 2.2.2.2 ,192.0.2.1" }, "10.0.0.1"), "192.0.2.1");
	assert.equal(behind({ "x-forwarded-for": "1.1.1.1", "cf-connecting-ip": "192.0.2.2" }), "192.0.2.2");
	assert.equal(behind({}, "10.0.0.1"), "10.0.0.1");
	assert.equal(behind({}), "unknown");
});

Deno.test("without a platform, ignores headers if the connection is known", () => {
	const headers = new Headers({ "x-forwarded-for": "1.1.1.1", "cf-connecting-ip": "2.2.2.2" });
	assert.equal(clientAddress(headers, "127.0.0.1", false), "127.0.0.1");
	assert.equal(clientAddress(headers, undefined, false), "2.2.2.2");
});

Deno.test("treats all addresses of an IPv6 network as one client", () => {
	const one = forwarded("2001:db8:0:1::1");
	assert.equal(forwarded("2001:0DB8:0000:0001:ffff:ffff:ffff:ffff"), one);
	assert.equal(forwarded("[2001:db8:0:1::2]:443"), one);
	assert.equal(forwarded("2001:db8::1:2:3:4:5%eth0"), one);
	assert.notEqual(forwarded("2001:db8:0:2::1"), one);
	assert.equal(forwarded("::1"), "0:0:0:0::/64");
});

Deno.test("recognises an IPv4 address with a port and inside IPv6", () => {
	assert.equal(forwarded("192.0.2.1:5555"), "192.0.2.1");
	assert.equal(forwarded("::ffff:192.0.2.1"), "192.0.2.1");
});

Deno.test("derives a key that depends on the salt and doesn't reveal the address", () => {
	const key = clientKey("192.0.2.1", "salt");
	assert.match(key, /^[0-9a-f]{32}$/);
	assert.equal(clientKey("192.0.2.1", "salt"), key);
	assert.notEqual(clientKey("192.0.2.1", "pepper"), key);
	assert.notEqual(clientKey("192.0.2.2", "salt"), key);
});
