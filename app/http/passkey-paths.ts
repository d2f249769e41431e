/** Addresses of passkeys. */
export const passkeyPaths = {
  list: "/account/passkeys",
  add: "/account/passkeys/new",
  /** The same, offered on the way to somewhere else. */
  offer: (next: string) => `/account/passkeys/new?next=${encodeURIComponent(next)}`,
  one: (id: number) => `/account/passkeys/${id}`,
  options: "/account/passkeys/options",
  signIn: (next?: string) =>
    next ? `/login/passkey?next=${encodeURIComponent(next)}` : "/login/passkey",
  signInOptions: "/login/passkey/options",
} as const;
