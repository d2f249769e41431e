// What the web server answers before the router is asked. It is no screen, so the table of addresses
// has no row for it; each is a constant of its own, for browsers to load only what they use.

/** Where a video arrives in parts. */
export const contestUploads = "/contest/uploads";

/** What the card provider tells us. */
export const paymentsWebhook = "/webhooks/payments";

/** Pictures at addresses that stay the same; they are in public/. */
export const samplePictures = "/storage/profile/sample";

/** A club's private calendar, which a calendar app asks for without a session. */
export const calendarFeed = (token: string) => `/calendar/${token}.ics`;
