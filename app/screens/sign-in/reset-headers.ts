/** A reset link is a key: its page is never kept or indexed. The server keeps it out of referrers. */
export const resetHeaders = () => ({
  "Cache-Control": "private, no-store",
  "X-Robots-Tag": "noindex",
});
