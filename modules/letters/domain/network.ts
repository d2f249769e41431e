import { isIPv4, isIPv6 } from "node:net";

/** An IPv6 address as its eight groups. */
function groupsOf(address: string): readonly string[] {
  const [head = "", tail] = address.split("::");
  const parts = (text: string) => text.split(":").filter((part) => part !== "");
  if (tail === undefined) return parts(head);
  const [before, after] = [parts(head), parts(tail)];
  const missing = Math.max(8 - before.length - after.length, 0);
  return [...before, ...Array.from({ length: missing }, () => "0"), ...after];
}

/**
 * The network that an address is of: 24 bits of IPv4, 48 of IPv6, so that no person is told by it;
 * "" for what is no address.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  if (isIPv4(mapped)) return `${mapped.split(".").slice(0, 3).join(".")}.0/24`;
  const [bare = ""] = address.split("%");
  if (!isIPv6(bare)) return "";
  const groups = groupsOf(bare).slice(0, 3);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/48`;
}
