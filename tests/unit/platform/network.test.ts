import { expect, it } from "vitest";
import { networkOf } from "#modules/platform/ratelimit/network";

it.each([
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::9", "2001:db8:1:2::/64"],
  ["2001:0DB8:1:2:ffff::", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "::ffff:203.0.113.9"],
  ["::ffff:cb00:7109", "::ffff:cb00:7109"],
  ["::1", "::1"],
  ["user:17", "user:17"],
  ["somebody@people.example", "somebody@people.example"],
  ["", ""],
])("%s counts as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
