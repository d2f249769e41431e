import { href } from "./href";

/** Addresses of passkeys. */
export const passkeyPaths = {
  list: href("/account/passkeys"),
  add: href("/account/passkeys/new"),
  one: (id: number) => href("/account/passkeys/:id", { id }),
  options: href("/account/passkeys/options"),
  signIn: (next?: string) =>
    href("/login/passkey") + (next ? `?next=${encodeURIComponent(next)}` : ""),
  signInOptions: href("/login/passkey/options"),
} as const;
