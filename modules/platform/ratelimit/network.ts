import { isIPv6 } from "node:net";

/**
 * What counts as one visitor: an IPv4 address, or the network of an IPv6 address (its first 64
 * bits, RFC 6177), of which one connection has as many addresses as it likes. IPv4 addresses in
 * IPv6 clothes and text that is no address stay as they are.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes(".")) return address;
  const [head = "", tail] = address.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail?.split(":").filter(Boolean) ?? [];
  const middle = Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0");
  const network = [...left, ...middle, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return network.every((group) => group === "0") ? address : `${network.join(":")}::/64`;
}
