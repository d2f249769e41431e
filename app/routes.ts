import type { RouteConfigEntry } from "@remix-run/route-config";
import type { StaffTask } from "#modules/platform/staff-roles";

/** To whom an address opens: to a member only once signed in, to staff with the second factor too. */
export type Opens = "anyone" | "member" | "staff";

/**
 * Kinds of staff's work: one, several that are needed together, or one for each `decision` that a
 * form sends, where another decision needs all of them.
 */
export type Work = StaffTask | readonly StaffTask[] | { readonly [decision: string]: StaffTask };

/** Kinds of files that are sent to screens; app/http/upload-rules.server.ts has the rules of each. */
export type Upload =
  | "document"
  | "evidence"
  | "image"
  | "list"
  | "roster"
  | "statement"
  | "photo"
  | "video";

export interface Route {
  /** The folder of its screen under app/screens, which several addresses may have. */
  readonly screen: string;
  readonly opens: Opens;
  /**
   * Whose work it is what is sent here: who may not do it hears so before anything that was sent is
   * judged. The commands ask for themselves. Every screen of the staff that changes something says it.
   */
  readonly changes?: Work;
  /** The file that a form may send here, by whom this address opens to; nowhere else is one read. */
  readonly takes?: Upload;
  /**
   * Search engines are to know it: it has a canonical address and one in each language. With
   * parameters: which values have a page of their own.
   */
  readonly indexed?: true | Readonly<Record<string, RegExp>>;
}

/**
 * The one table of addresses. The doors (app/server/guarded-build.server.ts), canonical addresses, the
 * sitemap and the tests' matrix of routes and people read it.
 */
export const routes = {
  // The public site
  "/": { screen: "site/home", opens: "anyone", indexed: true },
  "/*": { screen: "site/not-found", opens: "anyone" },
  "/.well-known/standing-keys.json": { screen: "standing/keys", opens: "anyone" },
  "/account/email/:token": { screen: "profile/email-confirm", opens: "anyone" },
  "/alerts/close": { screen: "alerts/close", opens: "anyone" },
  "/application/check/:token": { screen: "applications/check", opens: "member" },
  "/application/create/:token": { screen: "applications/create", opens: "member" },
  "/application/draft/:token": { screen: "applications/draft", opens: "member" },
  "/application/start": { screen: "applications/start", opens: "anyone", indexed: true },
  "/application/switch/:token": { screen: "applications/switch", opens: "member" },
  "/application/update/:token": { screen: "applications/update", opens: "member" },
  "/badge/:name": { screen: "standing/badge-image", opens: "anyone" },
  "/bot-check/:form": { screen: "site/bot-check", opens: "anyone" },
  "/bylaws-generator": { screen: "bylaws/variants", opens: "anyone", indexed: true },
  "/bylaws-generator/:variant": {
    screen: "bylaws/form",
    opens: "anyone",
    indexed: { variant: /[a-z]+/ },
  },
  "/bylaws-generator/:variant/:hash": { screen: "bylaws/document", opens: "anyone" },
  "/bylaws-generator/:variant/:hash/keep": { screen: "bylaws/keep", opens: "member" },
  "/bylaws-generator/articles/:hash": { screen: "bylaws/articles", opens: "anyone" },
  "/bylaws-generator/articles-file/:hash": { screen: "bylaws/articles-file", opens: "anyone" },
  "/bylaws-generator/adopt/:hash": { screen: "bylaws/adopt", opens: "anyone" },
  "/bylaws-generator/compare/:hash": { screen: "bylaws/compare", opens: "anyone" },
  "/bylaws-generator/download/:hash": { screen: "bylaws/download", opens: "anyone" },
  "/bylaws-generator/progress/:hash": { screen: "bylaws/progress", opens: "anyone" },
  "/bylaws-generator/redline/:hash": { screen: "bylaws/redline", opens: "anyone" },
  "/bylaws-generator/view/:hash": { screen: "bylaws/view", opens: "anyone" },
  "/bylaws-generator/waiting/:hash": { screen: "bylaws/waiting", opens: "anyone" },
  "/claim": { screen: "handover/claim", opens: "anyone", indexed: true, takes: "evidence" },
  "/check": { screen: "standing/check-start", opens: "anyone", indexed: true },
  "/check/:code": { screen: "standing/check", opens: "anyone" },
  "/compliance-check": { screen: "inquiries/form", opens: "anyone", indexed: true },
  "/contact": { screen: "inquiries/contact", opens: "anyone", indexed: true },
  "/contest/gallery/:id": { screen: "contests/gallery", opens: "anyone", indexed: { id: /\d+/ } },
  "/contest/media/:key/:name": { screen: "contests/media", opens: "anyone" },
  "/contest/photo": { screen: "contests/photo", opens: "anyone", indexed: true, takes: "photo" },
  "/contest/places": { screen: "contests/places", opens: "anyone" },
  "/contest/video": { screen: "contests/video", opens: "anyone", indexed: true, takes: "video" },
  "/dev/mailbox": { screen: "mailbox/list", opens: "anyone" },
  "/dev/mailbox/:id": { screen: "mailbox/letter", opens: "anyone" },
  "/dev/mailbox/:id/html": { screen: "mailbox/html", opens: "anyone" },
  "/dev/mailbox/templates": { screen: "mailbox/templates", opens: "anyone" },
  "/dev/ui": { screen: "gallery/list", opens: "anyone" },
  "/dev/ui/form": { screen: "gallery/form", opens: "anyone" },
  "/greek-collector": { screen: "inquiries/greek-collector", opens: "anyone", indexed: true },
  "/greek-collector/campuses": { screen: "inquiries/campuses", opens: "anyone" },
  "/handover/:token": { screen: "handover/link", opens: "anyone" },
  "/shared/:token": { screen: "vault/shared", opens: "anyone" },
  "/shared/:token/files/:id": { screen: "vault/shared-file", opens: "anyone" },
  "/incorporation-and-ein": { screen: "site/incorporation", opens: "anyone", indexed: true },
  "/inspection/:id": { screen: "inspection/public", opens: "anyone" },
  "/inspection/:id/papers/:paper": { screen: "inspection/file", opens: "anyone" },
  "/invitation/:token": { screen: "sign-in/invitation", opens: "anyone" },
  "/irs-form-990": { screen: "site/irs-form-990", opens: "anyone", indexed: true },
  "/listings": { screen: "listings/search", opens: "anyone" },
  "/listings/:ein": { screen: "listings/listing", opens: "anyone", indexed: { ein: /\d+/ } },
  "/login": { screen: "sign-in/login", opens: "anyone" },
  "/login/code": { screen: "sign-in/code", opens: "anyone" },
  "/login/passkey": { screen: "passkeys/sign-in", opens: "anyone" },
  "/login/passkey/options": { screen: "passkeys/sign-in-options", opens: "anyone" },
  "/logout": { screen: "sign-in/logout", opens: "anyone" },
  "/multi-chapter": { screen: "inquiries/multi-chapter", opens: "anyone", indexed: true },
  "/officer-letter/:token": { screen: "officers/objection", opens: "anyone" },
  "/password/email": { screen: "sign-in/forgotten", opens: "anyone" },
  "/password/email/sent": { screen: "sign-in/forgotten-sent", opens: "anyone" },
  "/password/reset": { screen: "sign-in/reset-expired", opens: "anyone" },
  "/password/reset/:token": { screen: "sign-in/reset", opens: "anyone" },
  "/pricing": { screen: "site/pricing", opens: "anyone", indexed: true },
  "/privacy": { screen: "site/privacy", opens: "anyone", indexed: true },
  "/ratings": { screen: "ratings/rate", opens: "anyone" },
  "/refunds": { screen: "site/refunds", opens: "anyone", indexed: true },
  "/revoked": { screen: "rescue/public", opens: "anyone", indexed: true },
  "/robots.txt": { screen: "site/robots", opens: "anyone" },
  "/routing-number": { screen: "payments/routing-number", opens: "anyone" },
  "/sitemap.xml": { screen: "site/sitemap", opens: "anyone" },
  "/state-registration": { screen: "states/map", opens: "anyone", indexed: true },
  "/state-registration/:state": {
    screen: "states/state",
    opens: "anyone",
    indexed: { state: /[A-Z]{2}/ },
  },
  "/storage/profile/:key/:name": { screen: "organization/stored-image", opens: "anyone" },
  "/terms": { screen: "site/terms", opens: "anyone", indexed: true },
  "/unsubscribe/:token": { screen: "sign-in/unsubscribe", opens: "anyone" },
  "/verify-501c3": { screen: "listings/verify", opens: "anyone", indexed: true },

  // Members
  "/account": { screen: "profile/overview", opens: "member" },
  "/account/confirm": { screen: "profile/confirm", opens: "member" },
  "/account/digest": { screen: "calendar/digest", opens: "member" },
  "/account/email": { screen: "profile/email", opens: "member" },
  "/account/passkeys": { screen: "passkeys/list", opens: "member" },
  "/account/passkeys/:id": { screen: "passkeys/edit", opens: "member" },
  "/account/passkeys/new": { screen: "passkeys/add", opens: "member" },
  "/account/passkeys/options": { screen: "passkeys/options", opens: "member" },
  "/account/password": { screen: "profile/password", opens: "member" },
  "/account/sessions": { screen: "profile/sessions", opens: "member" },
  "/account/two-step": { screen: "profile/two-step", opens: "member" },
  "/account/two-step/codes": { screen: "profile/two-step-codes", opens: "member" },
  "/account/two-step/confirm": { screen: "profile/two-step-confirm", opens: "member" },
  "/account/two-step/off": { screen: "profile/two-step-off", opens: "member" },
  "/app": { screen: "organization/home", opens: "member" },
  "/app/account/empty-image/:id": { screen: "organization/empty-image", opens: "member" },
  "/app/account/image/:id": { screen: "organization/image", opens: "member", takes: "image" },
  "/app/account/reminders": { screen: "reminders/settings", opens: "member" },
  "/app/account/show/:id": { screen: "organization/show", opens: "anyone" },
  "/app/account/update/:id": { screen: "organization/update", opens: "member" },
  "/app/account/users": { screen: "people/list", opens: "member" },
  "/app/account/users/delete/:id": { screen: "people/delete", opens: "member" },
  "/app/account/users/invite/:id": { screen: "people/invite", opens: "member" },
  "/app/account/users/json": { screen: "people/json", opens: "member" },
  "/app/account/users/store": { screen: "people/store", opens: "member" },
  "/app/account/users/update/:id": { screen: "people/update", opens: "member" },
  "/app/bylaws": { screen: "bylaws/own", opens: "member" },
  "/app/calendar": { screen: "calendar/list", opens: "member" },
  "/app/calendar/:code/:period": { screen: "calendar/duty", opens: "member" },
  "/app/calendar/:file": { screen: "calendar/pdf", opens: "member" },
  "/app/calendar/us.990n/:period/e-postcard": { screen: "calendar/e-postcard", opens: "member" },
  "/app/calendar/facts": { screen: "calendar/facts", opens: "member" },
  "/app/calendar/feed": { screen: "calendar/feed", opens: "member" },
  "/app/calendar/own": { screen: "calendar/own-list", opens: "member" },
  "/app/calendar/own/:id": { screen: "calendar/own", opens: "member" },
  "/app/calendar/print": { screen: "calendar/print", opens: "member" },
  "/app/discount/reserve": { screen: "payments/reserve-discount", opens: "member" },
  "/app/fields/editable": { screen: "organization/editable-fields", opens: "member" },
  "/app/files": { screen: "vault/list", opens: "member", takes: "document" },
  "/app/files/:id": { screen: "vault/paper", opens: "member", takes: "document" },
  "/app/files/:id/download": { screen: "vault/download", opens: "member" },
  "/app/files/retention": { screen: "vault/retention", opens: "member" },
  "/app/files/shares": { screen: "vault/shares", opens: "member" },
  "/app/files/shares/:id": { screen: "vault/share", opens: "member" },
  "/app/files/shares/new": { screen: "vault/share-new", opens: "member" },
  "/app/finances": { screen: "finances/overview", opens: "member" },
  "/app/finances/documents/:id": { screen: "finances/document", opens: "member" },
  "/app/finances/documents/:id/file": { screen: "finances/document-file", opens: "member" },
  "/app/finances/statement": { screen: "finances/statement", opens: "member" },
  "/app/finances/statement/csv": { screen: "finances/statement-csv", opens: "member" },
  "/app/gifts": { screen: "gifts/list", opens: "member" },
  "/app/gifts/:id/letter": { screen: "gifts/letter", opens: "member" },
  "/app/gifts/new": { screen: "gifts/new", opens: "member" },
  "/app/gifts/years/:year": { screen: "gifts/year", opens: "member" },
  "/app/gifts/years/:year/gifts.csv": { screen: "gifts/csv", opens: "member" },
  "/app/gifts/years/:year/letters.pdf": { screen: "gifts/letters", opens: "member" },
  "/app/group": { screen: "organization/group", opens: "member" },
  "/app/group/chapters/new": { screen: "headquarters/chapter-new", opens: "member" },
  "/app/group/chapters/:id": { screen: "headquarters/chapter", opens: "member" },
  "/app/group/duties": { screen: "duties/group", opens: "member" },
  "/app/group/education": { screen: "supervision/education", opens: "member" },
  "/app/group/readiness": { screen: "supervision/readiness", opens: "member" },
  "/app/group/readiness/authorizations": { screen: "supervision/authorizations", opens: "member" },
  "/app/group/readiness/purpose": { screen: "supervision/purpose", opens: "member" },
  "/app/group/sgri": { screen: "supervision/sgri", opens: "member" },
  "/app/group/sgri/:year": { screen: "supervision/sgri-year", opens: "member" },
  "/app/group/sgri/:year/:file": { screen: "supervision/sgri-file", opens: "member" },
  "/app/group/supervision": { screen: "supervision/year", opens: "member" },
  "/app/group/supervision/:file": { screen: "supervision/archive", opens: "member" },
  "/app/group/supervision/:year/:chapter": { screen: "supervision/chapter", opens: "member" },
  "/app/group/supervision/:year/:chapter/papers/:paper": {
    screen: "supervision/paper",
    opens: "member",
  },
  "/app/group/nudges": { screen: "headquarters/nudges", opens: "member" },
  "/app/group/nudges/new": { screen: "headquarters/nudge-new", opens: "member" },
  "/app/group/nudges/:id": { screen: "headquarters/nudge", opens: "member" },
  "/app/group/roster": { screen: "headquarters/roster", opens: "member" },
  "/app/group/roster/upload": {
    screen: "headquarters/roster-upload",
    opens: "member",
    takes: "roster",
  },
  "/app/group/roster/upload/:id": { screen: "headquarters/roster-sent", opens: "member" },
  "/app/group/export": { screen: "headquarters/export", opens: "member" },
  "/app/group/handover": { screen: "handover/group", opens: "member" },
  "/app/group/people": { screen: "headquarters/people", opens: "member" },
  "/app/group/standing": { screen: "headquarters/board", opens: "member" },
  "/app/group/standing.json": { screen: "headquarters/board-json", opens: "member" },
  "/app/group/views": { screen: "headquarters/views", opens: "member" },
  "/app/group/letters": { screen: "letters/group-list", opens: "member" },
  "/app/group/letters/:id": { screen: "letters/group-act", opens: "member" },
  "/app/group/letters/new": { screen: "letters/group-new", opens: "member" },
  "/app/group/letters/shared/:chapter": { screen: "letters/group-shared", opens: "member" },
  "/app/handover": { screen: "handover/start", opens: "member" },
  "/app/handover/claims/:id": { screen: "handover/claim-file", opens: "member" },
  "/app/handover/:id": { screen: "handover/one", opens: "member" },
  "/app/inspection": { screen: "inspection/own", opens: "member" },
  "/app/inspection/publish/:id": { screen: "inspection/publish", opens: "member" },
  "/app/invoices/pdf/:id": { screen: "finances/invoice-pdf", opens: "member" },
  "/app/invoices/show/:id": { screen: "finances/invoice", opens: "member" },
  "/app/letters": { screen: "letters/list", opens: "member" },
  "/app/letters/:id": { screen: "letters/letter", opens: "member" },
  "/app/letters/:id/file": { screen: "letters/file", opens: "member" },
  "/app/letters/:id/revoke": { screen: "letters/revoke", opens: "member" },
  "/app/letters/:id/sign": { screen: "letters/sign", opens: "member" },
  "/app/memberships/:id": { screen: "finances/membership", opens: "member" },
  "/app/memberships/:id/certificate": { screen: "finances/certificate", opens: "member" },
  "/app/officers": { screen: "officers/list", opens: "member" },
  "/app/officers/:id": { screen: "officers/term", opens: "member" },
  "/app/officers/:id/letter": { screen: "officers/letter", opens: "member" },
  "/app/officers/letters/:id": { screen: "officers/letter-file", opens: "member" },
  "/app/officers/8822-b": { screen: "officers/8822-b", opens: "member" },
  "/app/officers/8822-b.pdf": { screen: "officers/8822-b-pdf", opens: "member" },
  "/app/officers/new": { screen: "officers/new", opens: "member" },
  "/app/officers/resolution": { screen: "officers/resolution", opens: "member" },
  "/app/officers/resolution.pdf": { screen: "officers/resolution-pdf", opens: "member" },
  "/app/officers/roster.csv": { screen: "officers/csv", opens: "member" },
  "/app/officers/roster.pdf": { screen: "officers/pdf", opens: "member" },
  "/app/packet": { screen: "packet/page", opens: "member" },
  "/app/packet/:file": { screen: "packet/file", opens: "member" },
  "/app/payments": { screen: "payments/pay", opens: "member" },
  "/app/payments/bank": { screen: "payments/bank", opens: "member" },
  "/app/payments/credit": { screen: "payments/credit", opens: "member" },
  "/app/payments/hosted": { screen: "payments/hosted", opens: "member" },
  "/app/payments/hosted/open": { screen: "payments/hosted-open", opens: "member" },
  "/app/payments/hosted/return": { screen: "payments/hosted-return", opens: "member" },
  "/app/payments/paypal": { screen: "payments/paypal", opens: "member" },
  "/app/payments/paypal/cancel": { screen: "payments/paypal-cancel", opens: "member" },
  "/app/payments/paypal/clear": { screen: "payments/paypal-clear", opens: "member" },
  "/app/payments/paypal/init": { screen: "payments/paypal-init", opens: "member" },
  "/app/payments/paypal/return": { screen: "payments/paypal-return", opens: "member" },
  "/app/payments/paypal/start": { screen: "payments/paypal-start", opens: "member" },
  "/app/payments/zero-payment": { screen: "payments/zero", opens: "member" },
  "/app/renewal": { screen: "renewal/renew", opens: "member" },
  "/app/renewal/cancel": { screen: "renewal/cancel", opens: "member" },
  "/app/renewal/return": { screen: "renewal/return", opens: "member" },
  "/app/standing": { screen: "standing/own", opens: "member" },
  "/app/standing/rescue": { screen: "rescue/own", opens: "member" },
  "/app/standing/rescue/pdf": { screen: "rescue/pdf", opens: "member" },
  "/app/standing/badge": { screen: "standing/badge", opens: "member" },
  "/app/standing/certificate": { screen: "standing/certificates", opens: "member" },
  "/app/standing/certificate/:id": { screen: "standing/certificate-file", opens: "member" },
  "/app/treasury": { screen: "treasury/years", opens: "member" },
  "/app/treasury/cash": { screen: "treasury/cash", opens: "member" },
  "/app/treasury/cash/:id": { screen: "treasury/cash-one", opens: "member" },
  "/app/treasury/forms/:form": { screen: "treasury/form", opens: "member" },
  "/app/treasury/:end": { screen: "treasury/year", opens: "member" },
  "/app/treasury/:end/budget": { screen: "treasury/budget", opens: "member" },
  "/app/treasury/:end/import": { screen: "treasury/import", opens: "member", takes: "statement" },
  "/app/treasury/:end/numbers": { screen: "treasury/numbers", opens: "member" },
  "/app/treasury/:end/report.csv": { screen: "treasury/csv", opens: "member" },
  "/app/treasury/:end/report.pdf": { screen: "treasury/pdf", opens: "member" },
  "/app/treasury/:end/review": { screen: "treasury/review", opens: "member" },
  "/app/treasury/:end/reviews/:id": { screen: "treasury/review-pdf", opens: "member" },
  "/app/supervision": { screen: "supervision/own", opens: "member" },
  "/application/delete": { screen: "applications/delete", opens: "member" },
  "/seeing": { screen: "impersonation/end", opens: "member" },

  // Staff
  "/admin": { screen: "console/start", opens: "staff" },
  "/admin/accounts": { screen: "console/accounts", opens: "staff" },
  "/admin/accounts/:id/merge": {
    screen: "console/merge",
    opens: "staff",
    changes: ["accounts", "money"],
  },
  "/admin/accounts/:id/renewal": {
    screen: "renewal/staff-renew",
    opens: "staff",
    changes: "accounts",
  },
  "/admin/accounts/:id/see": { screen: "impersonation/begin", opens: "staff", changes: "seeing" },
  "/admin/accounts/:id/users": { screen: "people/staff-list", opens: "staff" },
  "/admin/accounts/csv": { screen: "console/accounts-csv", opens: "staff" },
  "/admin/accounts/show/:id": { screen: "console/account", opens: "staff", changes: "accounts" },
  "/admin/alerts": { screen: "alerts/staff-list", opens: "staff" },
  "/admin/alerts/:id": { screen: "alerts/staff-edit", opens: "staff", changes: "texts" },
  "/admin/alerts/new": { screen: "alerts/staff-new", opens: "staff", changes: "texts" },
  "/admin/applications": { screen: "applications/staff-queue", opens: "staff" },
  "/admin/applications/:id": {
    screen: "applications/staff-review",
    opens: "staff",
    changes: "accounts",
  },
  "/admin/audit": { screen: "audit/list", opens: "staff" },
  "/admin/audit/csv": { screen: "audit/csv", opens: "staff" },
  "/admin/bylaws": { screen: "bylaws/staff-list", opens: "staff", changes: "accounts" },
  "/admin/contests": { screen: "contests/staff-list", opens: "staff" },
  "/admin/contests/:id": { screen: "contests/staff-contest", opens: "staff" },
  "/admin/contests/:id/csv": { screen: "contests/staff-csv", opens: "staff" },
  "/admin/contests/:id/edit": {
    screen: "contests/staff-edit",
    opens: "staff",
    changes: "moderation",
  },
  "/admin/contests/:id/organizations": {
    screen: "contests/staff-organizations",
    opens: "staff",
    changes: "moderation",
  },
  "/admin/contests/:id/winners": {
    screen: "contests/staff-winners",
    opens: "staff",
    changes: "moderation",
  },
  "/admin/contests/:id/zip": { screen: "contests/staff-zip", opens: "staff" },
  "/admin/contests/entries/:id": {
    screen: "contests/staff-entry",
    opens: "staff",
    changes: "moderation",
  },
  "/admin/contests/entries/:id/alike": {
    screen: "contests/staff-alike",
    opens: "staff",
    changes: "moderation",
  },
  "/admin/contests/new": { screen: "contests/staff-new", opens: "staff", changes: "moderation" },
  "/admin/discounts": { screen: "discounts/list", opens: "staff" },
  "/admin/discounts/:id": { screen: "discounts/edit", opens: "staff", changes: "money" },
  "/admin/discounts/:id/end": { screen: "discounts/end", opens: "staff", changes: "money" },
  "/admin/discounts/new": { screen: "discounts/new", opens: "staff", changes: "money" },
  "/admin/duties": { screen: "duties/list", opens: "staff" },
  "/admin/duties/:code": { screen: "duties/edit", opens: "staff", changes: "texts" },
  "/admin/files/quarantine": { screen: "vault/quarantine", opens: "staff", changes: "accounts" },
  "/admin/handover": { screen: "handover/staff", opens: "staff", changes: "accounts" },
  "/admin/inquiries": { screen: "inquiries/staff-list", opens: "staff" },
  "/admin/inquiries/:id": {
    screen: "inquiries/staff-inquiry",
    opens: "staff",
    changes: "moderation",
  },
  "/admin/inquiries/csv": { screen: "inquiries/staff-csv", opens: "staff" },
  "/admin/inquiries/ratings": { screen: "ratings/staff-list", opens: "staff" },
  "/admin/invoices": { screen: "console/invoices", opens: "staff" },
  "/admin/invoices/correct/:id": {
    screen: "finances/staff-correct",
    opens: "staff",
    changes: "money",
  },
  "/admin/invoices/csv": { screen: "console/invoices-csv", opens: "staff" },
  "/admin/jobs": { screen: "jobs/overview", opens: "staff", changes: "operation" },
  "/admin/jobs/failed": { screen: "jobs/failed-list", opens: "staff", changes: "operation" },
  "/admin/jobs/failed/:id": { screen: "jobs/failed", opens: "staff", changes: "operation" },
  "/admin/levels": { screen: "levels/list", opens: "staff" },
  "/admin/levels/:id": { screen: "levels/edit", opens: "staff", changes: "money" },
  "/admin/listings": {
    screen: "listings/staff-import",
    opens: "staff",
    changes: "texts",
    takes: "list",
  },
  "/admin/payments": { screen: "console/payments", opens: "staff" },
  "/admin/payments/csv": { screen: "console/payments-csv", opens: "staff" },
  "/admin/payments/decide/:id": {
    screen: "payments/staff-decide",
    opens: "staff",
    changes: "money",
  },
  "/admin/payments/latest/:id": {
    screen: "payments/staff-latest",
    opens: "staff",
    changes: "money",
  },
  "/admin/payments/refund/:id": {
    screen: "payments/staff-refund",
    opens: "staff",
    changes: "money",
  },
  "/admin/payments/unmatched": {
    screen: "payments/staff-unmatched",
    opens: "staff",
    changes: "money",
  },
  "/admin/people/:id": {
    screen: "people/staff-person",
    opens: "staff",
    changes: { "sign-out": "accounts", suspend: "accounts", restore: "accounts", factor: "staff" },
  },
  "/admin/reminders": { screen: "reminders/staff-list", opens: "staff" },
  "/admin/search": { screen: "console/search", opens: "staff" },
  "/admin/staff": { screen: "staff/list", opens: "staff", changes: "staff" },
  "/admin/standing": { screen: "standing/staff-overview", opens: "staff", changes: "accounts" },
  "/admin/standing/:id": { screen: "standing/staff-club", opens: "staff", changes: "accounts" },
  "/admin/states": { screen: "states/staff-list", opens: "staff", changes: "texts" },
  "/admin/states/:state": { screen: "states/staff-edit", opens: "staff", changes: "texts" },
  "/admin/supervision": { screen: "supervision/settings", opens: "staff", changes: "texts" },
  "/admin/texts": { screen: "texts/list", opens: "staff" },
  "/admin/texts/:page/:key": { screen: "texts/edit", opens: "staff", changes: "texts" },
  "/admin/yoast/show": { screen: "page-check/show", opens: "staff" },
} as const satisfies Readonly<Record<`/${string}`, Route>>;

export type Pattern = keyof typeof routes;

/** The frame that staff's screens stand in. */
const CONSOLE = "/admin";
const fileOf = (screen: string) => `screens/${screen}/route.tsx`;
const isInConsole = (path: string) => path === CONSOLE || path.startsWith(`${CONSOLE}/`);

const all = Object.entries<Route>(routes);
const isShared = (screen: string) => all.filter(([, other]) => other.screen === screen).length > 1;

/**
 * An entry of Remix's configuration; `path` continues that of its parent. Remix knows a route by its
 * file, and one that shares its screen by its address too.
 */
const entryOf = (path: string, { screen }: Route): RouteConfigEntry => ({
  ...(isShared(screen) && { id: `screens/${screen}/${path}` }),
  ...(path === "" ? { index: true } : { path }),
  file: fileOf(screen),
});

export default [
  ...all
    .filter(([path]) => !isInConsole(path))
    .map(([path, route]) => entryOf(path.slice(1), route)),
  {
    path: CONSOLE.slice(1),
    file: fileOf("console/layout"),
    children: all
      .filter(([path]) => isInConsole(path))
      .map(([path, route]) => entryOf(path.slice(CONSOLE.length + 1), route)),
  },
] satisfies RouteConfigEntry[];
