/** Addresses of passkeys. */
export const passkeyPaths = {
  list: "/account/passkeys",
  add: "/account/passkeys/new",
  one: (id: number) => `/account/passkeys/${id}`,
  options: "/account/passkeys/options",
  signIn: (next?: string) =>
    next ? `/login/passkey?next=${encodeURIComponent(next)}` : "/login/passkey",
  signInOptions: "/login/passkey/options",
} as const;
