/** Reset-link pages are keys: never kept, indexed, or told to any page that they link to. */
export const resetHeaders = () => ({
  "Cache-Control": "private, no-store",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex",
});
