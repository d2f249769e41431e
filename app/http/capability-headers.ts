/**
 * A page whose address is the key to it: never indexed or kept. No page's address is told to another
 * site: `app/server/security-headers.server.ts`.
 */
export const capabilityHeaders = () => ({
  "Cache-Control": "private, no-store",
  "X-Robots-Tag": "noindex",
});
