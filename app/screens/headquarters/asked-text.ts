/** What somebody looks for, as it is in the address. */
export const askedText = (asked: URLSearchParams, name: string, max = 200): string =>
  (asked.get(name) ?? "").replaceAll("\0", "").trim().slice(0, max);
