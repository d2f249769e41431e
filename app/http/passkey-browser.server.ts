import type { Visit } from "./visit.server";

/** Names this browser to what a passkey is asked: its session, or the cookie of who is not signed in. */
export const passkeyBrowser = (visit: Pick<Visit, "sessionToken" | "mark">): string =>
  visit.sessionToken ?? visit.mark("passkeys");
