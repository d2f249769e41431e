/** Pages with payment fields, and pages whose address is itself the key to what they show. */
const privatePage =
  /^\/(app\/(payments|discount\/reserve)(\/|$)|(password\/reset|invitation|handover|shared|account\/email|unsubscribe|officer-letter|check|bylaws-generator\/[^/]+)\/.)/;

/** Whether no other site's script may run on a page or hear of it. */
export const isPrivatePage = (pathname: string): boolean => privatePage.test(pathname);

/** Pages on which a card or a bank account may be entered. */
export const isPaymentPage = (pathname: string): boolean =>
  /^\/app\/(payments|discount\/reserve)(\/|$)/.test(pathname);

/** Calls that may move money at the card provider, or say that it was moved. */
export const isPaymentCall = (method: string, pathname: string): boolean =>
  /^\/app\/payments\/(paypal|hosted)(\/|$)/i.test(pathname) ||
  (method !== "GET" && method !== "HEAD" && /^\/(app|admin)\/payments\//i.test(pathname));

/**
 * Pages that are only read: opened by their address they come without scripts, and without the copy
 * of their data that scripts would need, which for a document is as large as the page.
 */
export const isToRead = (pathname: string): boolean =>
  pathname.startsWith("/bylaws-generator/view/");

/** Badges on other sites' pages, and the public keys: they know no visitor. */
export const isForAnySite = (pathname: string): boolean =>
  /^\/(badge\/|\.well-known\/standing-keys\.json$)/.test(pathname);

/** As long as the shortest random value in an address of ours. */
const long = /[\w-]{22,}/g;

/** A path as it may be kept and told to others: what opens something is left out of it. */
export const withoutKeys = (pathname: string): string =>
  pathname.replaceAll(long, (part) => (/[A-Z\d]/.test(part) ? "…" : part));
