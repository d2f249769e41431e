import { type Rows, signedIn } from "./row";

/** A page of words has nothing to tell a script. */
const wordsOnly = "refused|ok";

/** What everybody may use without signing in. */
export const visitorRows: Rows = {
  "/": { ids: "B-95", GET: "ok" },
  "/privacy": { ids: "B-95", GET: wordsOnly },
  "/terms": { ids: "B-95", GET: wordsOnly },
  "/refunds": { ids: "B-95", GET: wordsOnly },
  "/*": { ids: "A-14", path: () => "/no/such/page", GET: "not-found", write: "not-found" },
  "/routing-number": { ids: "B-95", path: () => "/routing-number?rn=021000021", GET: "ok" },
  "/login": {
    ids: "B-95",
    GET: ["ok", "elsewhere", "elsewhere", "elsewhere"],
    write: ["refused", "refused|elsewhere", "refused|elsewhere", "refused|elsewhere"],
  },
  "/login/code": {
    ids: "B-95",
    GET: ["sign-in", "elsewhere", "elsewhere", "elsewhere"],
    write: ["refused|sign-in", "refused|elsewhere", "refused|elsewhere", "refused|elsewhere"],
  },
  "/login/passkey": {
    ids: "PSK-03",
    GET: ["ok", "elsewhere", "elsewhere", "elsewhere"],
    write: ["refused", "refused|elsewhere", "refused|elsewhere", "refused|elsewhere"],
  },
  "/login/passkey/options": { ids: "PSK-12", GET: "refused", write: "ok" },
  "/logout": { ids: "B-95", GET: ["sign-in", "ok", "ok", "ok"], write: "ok|elsewhere" },
  "/password/email": { ids: "B-95", GET: "ok", write: "refused" },
  "/password/email/sent": { ids: "B-95", GET: wordsOnly },
  "/password/reset": { ids: "B-95", GET: "elsewhere", write: "refused|elsewhere" },
  "/password/reset/:token": {
    ids: "B-95",
    path: () => `/password/reset/${"A".repeat(43)}`,
    GET: "ok",
    write: "refused",
  },
  "/robots.txt": { ids: "G-32", GET: "ok" },
  "/sitemap.xml": { ids: "G-32", GET: "ok" },
  "/pricing": { ids: "B-95", GET: "ok" },
  "/irs-form-990": { ids: "B-95 G-32", GET: "ok" },
  "/revoked": [
    { ids: "RR-01", GET: "ok" },
    { ids: "RR-02", path: () => "/revoked?ein=nonsense", GET: "ok" },
  ],
  "/incorporation-and-ein": { ids: "B-95 G-32", GET: "ok" },
  "/state-registration": { ids: "B-95 G-33", GET: "ok" },
  "/state-registration/:state": [
    { ids: "B-95 G-33", path: () => "/state-registration/CA", GET: "ok" },
    {
      ids: "B-95 G-33",
      path: () => "/state-registration/XX",
      GET: "not-found",
    },
  ],
  "/contest/photo": { ids: "F-01", GET: "ok", write: "refused" },
  "/contest/video": { ids: "F-04", GET: "ok", write: "refused" },
  "/contest/places": { ids: "F-14", path: () => "/contest/places?kind=photo", GET: "ok" },
  "/contest/gallery/:id": {
    ids: "F-25",
    path: () => "/contest/gallery/999999999",
    GET: "not-found",
  },
  "/contest/media/:key/:name": {
    ids: "F-25",
    path: () => `/contest/media/${"A".repeat(22)}/480.webp`,
    GET: "not-found",
  },
  "/bot-check/:form": { ids: "B-95", path: () => "/bot-check/bylaws-chapter", GET: "ok" },
  "/bylaws-generator": { ids: "B-95", GET: "ok", write: "refused" },
  "/bylaws-generator/:variant": [
    { ids: "B-95", path: () => "/bylaws-generator/chapter", GET: "ok", write: "refused" },
    { ids: "B-95", path: () => "/bylaws-generator/none", GET: "not-found", write: "not-found" },
  ],
  "/bylaws-generator/:variant/:hash": {
    ids: "B-95",
    path: ({ bylawsHash }) => `/bylaws-generator/chapter/${bylawsHash}`,
    GET: "ok",
    PUT: "refused",
    write: "not-found",
  },
  "/bylaws-generator/:variant/:hash/keep": {
    ids: "B-96 E-09",
    path: ({ bylawsHash }) => `/bylaws-generator/chapter/${bylawsHash}/keep`,
    GET: signedIn("ok"),
    // Without an account that is one's own there is nothing to keep them with.
    write: signedIn("not-found"),
  },
  "/bylaws-generator/download/:hash": {
    ids: "B-95",
    path: ({ bylawsHash }) => `/bylaws-generator/download/${bylawsHash}`,
    GET: "ok|elsewhere",
  },
  "/bylaws-generator/waiting/:hash": {
    ids: "B-95",
    path: ({ bylawsHash }) => `/bylaws-generator/waiting/${bylawsHash}`,
    GET: "ok",
  },
  "/bylaws-generator/progress/:hash": {
    ids: "B-95 E-18",
    path: ({ bylawsHash }) => `/bylaws-generator/progress/${bylawsHash}`,
    GET: "ok",
  },
  "/bylaws-generator/articles/:hash": {
    ids: "B-95",
    path: ({ bylawsHash }) => `/bylaws-generator/articles/${bylawsHash}`,
    GET: "ok",
  },
  "/bylaws-generator/view/:hash": {
    ids: "B-95",
    path: ({ bylawsHash }) => `/bylaws-generator/view/${bylawsHash}`,
    GET: "ok",
  },
  "/bylaws-generator/compare/:hash": {
    ids: "B-95 E-19",
    path: ({ bylawsHash }) => `/bylaws-generator/compare/${bylawsHash}`,
    GET: "ok",
  },
  "/bylaws-generator/articles-file/:hash": {
    ids: "B-95 E-19",
    path: ({ bylawsHash }) => `/bylaws-generator/articles-file/${bylawsHash}`,
    GET: "ok",
  },
  "/bylaws-generator/redline/:hash": {
    ids: "B-95 E-19",
    path: ({ bylawsHash }) => `/bylaws-generator/redline/${bylawsHash}`,
    GET: "ok",
  },
  "/bylaws-generator/adopt/:hash": [
    {
      ids: "B-95 E-19",
      path: ({ bylawsHash }) => `/bylaws-generator/adopt/${bylawsHash}`,
      body: { version: "1" },
      GET: "ok",
      write: "refused",
    },
    {
      ids: "B-95 E-19",
      path: () => `/bylaws-generator/adopt/${"A".repeat(43)}`,
      body: { version: "1" },
      GET: "not-found",
      write: "not-found",
    },
  ],
  "/unsubscribe/:token": [
    {
      ids: "B-79",
      path: ({ unsubscribePath }) => unsubscribePath,
      GET: "ok",
      write: "ok",
      isTokenFree: true,
    },
    {
      ids: "B-79",
      path: () => "/unsubscribe/1.event.x",
      GET: "not-found",
      write: "not-found",
      isTokenFree: true,
    },
  ],
  // The development mailbox and the gallery: the demonstration has them, production has not.
  "/dev/ui": { ids: "B-95", GET: "ok", write: "refused" },
  "/dev/ui/form": { ids: "B-95", GET: "ok", write: "refused" },
  "/dev/mailbox": { ids: "B-95", GET: "ok" },
  "/dev/mailbox/templates": { ids: "B-95", GET: "ok" },
  "/dev/mailbox/:id": { ids: "B-95", path: () => "/dev/mailbox/none", GET: "not-found" },
  "/dev/mailbox/:id/html": { ids: "B-95", path: () => "/dev/mailbox/none/html", GET: "not-found" },
};
