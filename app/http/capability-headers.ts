/** A page whose address is the key to it: never indexed, kept or told to another site. */
export const capabilityHeaders = () => ({
  "Cache-Control": "private, no-store",
  "Referrer-Policy": "same-origin",
  "X-Robots-Tag": "noindex",
});
