/** Hosts that only a machine or a network of somebody's own knows. */
const ownNames =
  /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home\.arpa|test|example|invalid)$/;
/** Addresses that lead nowhere from outside: this machine, private and link-local networks. */
const ownAddresses =
  /^(0|10|127)\.|^169\.254\.|^172\.(1[6-9]|2\d|3[01])\.|^192\.168\.|^100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./;

/** Whether anybody on the internet can reach this origin over HTTPS. */
function isReachable(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  // An IPv6 address is in brackets; a site with a certificate of its own has a name.
  if (protocol !== "https:" || hostname.startsWith("[") || !hostname.includes(".")) return false;
  return !ownNames.test(hostname) && !ownAddresses.test(hostname);
}

/**
 * Where Microsoft's viewer shows a Word file of ours; undefined where it could not fetch the file.
 * @param origin of this site as people type it
 * @param path of the file
 */
export function officeViewer(origin: string, path: string): string | undefined {
  if (!isReachable(origin)) return undefined;
  const file = encodeURIComponent(new URL(path, origin).href);
  return `https://view.officeapps.live.com/op/view.aspx?src=${file}`;
}
