const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/**
 * A web address as it is stored ("https://www.example.org/club"), or undefined when the text is
 * none. People leave out the scheme; addresses with a name and password in them, of other schemes
 * ("javascript:") or without a dot in the host are refused.
 */
export function parseWebAddress(typed: string): string | undefined {
  const text = typed.trim();
  // "localhost:3000" looks like a scheme and is no public address either.
  const address = SCHEME.test(text) && !/^[^/]+\.[^/]+:\d/.test(text) ? text : `https://${text}`;
  if (/[\s\\<>"]/.test(text) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  const isWeb = url.protocol === "https:" || url.protocol === "http:";
  if (!isWeb || url.username || url.password) return undefined;
  if (!/^[^.].*\.[^.\d][^.]*$/.test(url.hostname)) return undefined;
  return url.pathname === "/" && !url.search && !url.hash ? url.origin : url.href;
}
