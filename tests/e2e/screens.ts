/** Who looks: the demonstration's people, and somebody new who applies or owes. */
export type Who =
  | "visitor"
  | "member"
  | "headquarters"
  | "chapter"
  | "applicant"
  | "debtor"
  | "staff";

/** What is on a page of this person: what the expression's first group holds there. */
export interface Find {
  (path: string, link: RegExp): Promise<string>;
  /** The application of an applicant or a debtor. */
  readonly token: string;
}

/** A screen in one state. */
export interface Screen {
  /** As the router has it; the address when none is named. */
  readonly pattern: string;
  readonly who: Who;
  readonly at?: string | ((find: Find) => Promise<string> | string);
  /** In which of its states, in words. */
  readonly state?: string;
  /** It speaks English only. */
  readonly isEnglish?: true;
  /** Script changes it as it becomes live (a passkey's button, a dialog), and nothing moves by that. */
  readonly isStill?: true;
  /** Its decisions are buttons that stay in sight. */
  readonly hasDecisions?: true;
}

const as =
  (who: Who, common: Partial<Screen> = {}) =>
  (pattern: string, at?: Screen["at"], rest: Partial<Screen> = {}): Screen => ({
    pattern,
    who,
    ...(at !== undefined && { at }),
    ...common,
    ...rest,
  });

const english = { isEnglish: true } as const;
const visitor = as("visitor");
const tool = as("visitor", english);
const member = as("member", english);
/** Of a member, in each language. */
const bilingual = as("member");
const headquarters = as("headquarters", english);
const chapter = as("chapter", english);
const applicant = as("applicant");
const debtor = as("debtor");
const staff = as("staff", english);
/** Pages of theirs that are there in Spanish too. */
const inBoth = {
  headquarters: as("headquarters"),
  chapter: as("chapter"),
} as const;

const link =
  (path: string, expression: RegExp, after = "") =>
  async (find: Find) =>
    `${await find(path, expression)}${after}`;
/** The address of a letter in whose row of the list this word stands. */
const letterThatIs = (word: string) =>
  new RegExp(`href="(/app/letters/\\d+)"(?:(?!</tr>)[\\s\\S])*>${word}<`);
/** The newest year of the treasurer, whose budget is adopted; and the one before it, half way. */
const treasuryYear = /href="(\/app\/treasury\/\d{4}-\d\d-\d\d)"/;
const halfWay =
  /href="\/app\/treasury\/\d{4}-\d\d-\d\d"[\s\S]*?href="(\/app\/treasury\/\d{4}-\d\d-\d\d)"/;
/** The oldest supervision year, which the demonstration has finished; the newest is listed first. */
const finishedYear = link(
  "/app/group/supervision",
  /[\s\S]*href="(\/app\/group\/supervision\?year=\d+)"/,
);
const ownAccount =
  (path: string, after = "") =>
  async (find: Find) =>
    `${path}/${await find("/app", /href="\/app\/account\/update\/(\d+)"/)}${after}`;
const page =
  (number: number) =>
  ({ token }: Find) =>
    `/application/create/${token}?page=${number}`;
const shown = /\/admin\/accounts\/show\/(\d+)"/;
const account =
  (path: string, after = "") =>
  async (find: Find) =>
    `${path}${await find("/admin/accounts?search=lincoln+high", shown)}${after}`;
const contest =
  (after = "") =>
  async (find: Find) =>
    `${await find("/admin/contests", /href="(\/admin\/contests\/\d+)"/)}${after}`;
export const screens: readonly Screen[] = [
  visitor("/"),
  visitor("/*", "/no-such-page"),
  visitor("/privacy"),
  visitor("/terms"),
  visitor("/refunds"),
  visitor("/pricing"),
  visitor("/pricing", "/pricing?state=CA", { state: "with a state's fee" }),
  visitor("/irs-form-990"),
  visitor("/revoked"),
  visitor(
    "/revoked",
    "/revoked?posted_on=2026-08-10&year_1=short&year_2=short&year_3=full&in_group=yes",
    { state: "with the way back" },
  ),
  visitor("/revoked", "/revoked?ein=1&letter_month=5", { state: "refused" }),
  visitor("/incorporation-and-ein"),
  visitor("/state-registration"),
  visitor("/state-registration/:state", "/state-registration/OH"),
  visitor("/verify-501c3"),
  visitor("/verify-501c3", "/verify-501c3?keyword=chi+omega", { state: "with rows" }),
  visitor("/verify-501c3", "/verify-501c3?keyword=qqqqqq", { state: "with none" }),
  visitor("/listings/:ein", link("/verify-501c3?keyword=chi+omega", /href="(\/listings\/\d{9})/)),
  visitor("/check"),
  visitor("/check/:code", `/check/${"0".repeat(26)}`, { state: "with none" }),
  visitor("/application/start", "/application/start", { state: "without a level" }),
  visitor("/application/start", "/application/start?level=1001"),
  visitor("/contest/photo"),
  visitor("/contest/video"),
  visitor("/contest/gallery/:id", link("/contest/photo", /href="(\/contest\/gallery\/\d+)/)),
  visitor("/bylaws-generator"),
  visitor("/bylaws-generator/:variant", "/bylaws-generator/booster", { state: "booster" }),
  visitor("/bylaws-generator/:variant", "/bylaws-generator/school", { state: "school" }),
  visitor("/bylaws-generator/:variant", "/bylaws-generator/chapter", { state: "chapter" }),
  visitor("/contact"),
  visitor("/compliance-check"),
  visitor("/multi-chapter"),
  visitor("/greek-collector"),
  visitor("/login", undefined, { isStill: true }),
  visitor("/login/passkey", undefined, { isStill: true }),
  visitor("/password/email"),
  visitor("/password/email/sent"),
  visitor("/password/reset/:token", "/password/reset/none"),
  visitor("/claim"),
  visitor("/claim", "/claim?sent=1", { state: "sent" }),
  visitor("/handover/:token", "/handover/none"),
  visitor("/shared/:token", "/shared/none"),
  visitor("/invitation/:token", "/invitation/none"),
  visitor("/officer-letter/:token", "/officer-letter/none"),
  visitor("/unsubscribe/:token", "/unsubscribe/none"),
  visitor("/app/account/show/:id", "/app/account/show/1"),
  tool("/dev/mailbox"),
  tool("/dev/mailbox/:id", link("/dev/mailbox", /href="(\/dev\/mailbox\/\d[^"]+)"/)),
  tool("/dev/mailbox/templates"),
  tool("/dev/ui", "/dev/ui?part=fields", { state: "fields" }),
  tool("/dev/ui", "/dev/ui?part=forms", { state: "forms" }),
  tool("/dev/ui", "/dev/ui?part=messages", { state: "messages" }),
  tool("/dev/ui", "/dev/ui?part=messages&dialog=1", { state: "a dialog" }),
  tool("/dev/ui", "/dev/ui?part=data", { state: "data" }),
  tool("/dev/ui/form", "/dev/ui/form?form=full", { state: "full" }),
  tool("/dev/ui/form", "/dev/ui/form?form=locked", { state: "locked" }),

  applicant("/app"),
  applicant("/application/create/:token", page(1), { state: "page 1" }),
  applicant("/application/check/:token", ({ token }) => `/application/check/${token}`),
  applicant("/application/switch/:token", ({ token }) => `/application/switch/${token}`),
  ...[2, 3, 4, 5, 6].map((number) =>
    debtor("/application/create/:token", page(number), { state: `page ${number}, locked` }),
  ),
  debtor("/app/payments"),
  debtor("/app/payments", "/app/payments?method=paypal", { state: "paying by PayPal" }),

  bilingual("/app"),
  bilingual("/account"),
  bilingual("/account/confirm"),
  bilingual("/account/email"),
  bilingual("/account/email/:token", "/account/email/none"),
  bilingual("/account/passkeys", undefined, { isStill: true }),
  bilingual("/account/passkeys/new", undefined, { isStill: true }),
  bilingual("/account/password"),
  bilingual("/account/two-step"),
  member("/logout"),
  bilingual("/app/account/show/:id", ownAccount("/app/account/show")),
  bilingual("/app/account/update/:id", ownAccount("/app/account/update")),
  bilingual("/app/account/image/:id", ownAccount("/app/account/image")),
  bilingual("/app/standing"),
  bilingual("/app/standing/rescue"),
  applicant("/app/standing", "/app/standing", { state: "without an EIN" }),
  inBoth.headquarters("/app/standing", "/app/standing", { state: "of a headquarters" }),
  inBoth.chapter("/app/standing/certificate"),
  inBoth.headquarters("/app/standing/certificate", "/app/standing/certificate", {
    state: "that cannot be made",
  }),
  inBoth.chapter("/app/standing/badge"),
  bilingual("/app/calendar"),
  bilingual("/app/calendar", "/app/calendar?year=2031&show=done", { state: "with nothing in it" }),
  bilingual("/app/calendar", "/app/calendar?year=1066", { state: "of a year that is not kept" }),
  bilingual(
    "/app/calendar/:code/:period",
    link("/app/calendar", /href="(\/app\/calendar\/us\.[^"]+)"/),
  ),
  bilingual(
    "/app/calendar/us.990n/:period/e-postcard",
    link("/app/calendar?show=all", /href="(\/app\/calendar\/us\.990n\/[\d-]+)[?"]/, "/e-postcard"),
  ),
  bilingual("/app/calendar/facts"),
  bilingual("/app/calendar/feed"),
  bilingual("/app/calendar/own"),
  bilingual(
    "/app/calendar/own/:id",
    link("/app/calendar/own", /href="(\/app\/calendar\/own\/\d+)"/),
  ),
  bilingual("/app/calendar/print"),
  bilingual("/account/digest"),
  bilingual("/app/account/reminders"),
  bilingual("/app/account/users"),
  bilingual("/app/account/users", "/app/account/users?user=new", { state: "a new one" }),
  bilingual(
    "/app/account/users/delete/:id",
    link("/app/account/users", /href="(\/app\/account\/users\/delete\/[^"]+)"/),
  ),
  bilingual("/app/handover"),
  inBoth.chapter("/app/handover/:id", link("/app/handover", /href="(\/app\/handover\/\d+)"/)),
  bilingual("/app/officers"),
  inBoth.headquarters("/app/officers", "/app/officers", { state: "with nobody" }),
  bilingual("/app/packet"),
  bilingual("/app/gifts"),
  chapter("/app/gifts", "/app/gifts", { state: "of a social club" }),
  bilingual("/app/gifts/new"),
  bilingual("/app/gifts/years/:year", "/app/gifts/years/2026"),
  bilingual("/app/treasury"),
  headquarters("/app/treasury", "/app/treasury", { state: "without a year" }),
  bilingual("/app/treasury/:end", link("/app/treasury", treasuryYear)),
  bilingual("/app/treasury/:end/budget", link("/app/treasury", treasuryYear, "/budget")),
  bilingual("/app/treasury/:end/import", link("/app/treasury", halfWay, "/import")),
  bilingual("/app/treasury/cash"),
  bilingual(
    "/app/treasury/cash/:id",
    link("/app/treasury/cash", /href="(\/app\/treasury\/cash\/\d+)"/),
  ),
  bilingual("/app/treasury/:end/review", link("/app/treasury", treasuryYear, "/review")),
  bilingual("/app/treasury/:end/numbers", link("/app/treasury", halfWay, "/numbers")),
  bilingual("/app/officers/8822-b"),
  headquarters("/app/group/handover"),
  bilingual("/app/officers/new"),
  bilingual("/app/officers/resolution"),
  bilingual("/app/officers/resolution", "/app/officers/resolution?legal_name=", {
    state: "with errors",
  }),
  bilingual(
    "/app/officers/:id/letter",
    link("/app/officers", /href="(\/app\/officers\/\d+\/letter)"/),
  ),
  bilingual("/app/officers/:id", link("/app/officers", /href="(\/app\/officers\/\d+)"/)),
  inBoth.chapter("/app/letters"),
  bilingual("/app/letters", "/app/letters", { state: "without one" }),
  inBoth.chapter("/app/letters/:id", link("/app/letters", /href="(\/app\/letters\/\d+)"/)),
  inBoth.chapter("/app/letters/:id/sign", link("/app/letters", letterThatIs("Open"), "/sign")),
  inBoth.chapter(
    "/app/letters/:id/revoke",
    link("/app/letters", letterThatIs("Signed"), "/revoke"),
  ),
  headquarters("/app/group/letters"),
  headquarters(
    "/app/group/letters/:id",
    link("/app/group/letters", /href="(\/app\/group\/letters\/\d+)"/),
  ),
  headquarters("/app/group/letters/new", "/app/group/letters/new?kind=consent"),
  headquarters(
    "/app/group/letters/shared/:chapter",
    link("/app/group/letters/1", /href="(\/app\/group\/letters\/shared\/\d+)"/),
  ),
  member("/app/bylaws"),
  bilingual("/app/files"),
  bilingual("/app/files", "/app/files?search=nothing-is-called-so", {
    state: "with nothing found",
  }),
  bilingual("/app/files", "/app/files?kind=articles", { state: "for a paper that is missing" }),
  bilingual("/app/files/retention"),
  bilingual("/app/files/shares"),
  inBoth.headquarters("/app/files/shares", "/app/files/shares", { state: "with none" }),
  bilingual(
    "/app/files/shares/:id",
    link("/app/files/shares", /href="(\/app\/files\/shares\/\d+)"/),
  ),
  bilingual("/app/files/shares/new"),
  bilingual("/app/inspection"),
  inBoth.headquarters("/app/inspection", "/app/inspection", { state: "with nothing to publish" }),
  bilingual("/inspection/:id", link("/app/inspection", /href="[^"]*(\/inspection\/\d+)"/)),
  bilingual(
    "/app/inspection/publish/:id",
    link("/app/inspection", /href="(\/app\/inspection\/publish\/\d+)"/),
  ),
  inBoth.headquarters("/app/files/retention", "/app/files/retention", {
    state: "with nothing to go",
  }),
  bilingual("/app/files/:id", link("/app/files", /href="(\/app\/files\/\d+)"/)),
  bilingual("/app/finances"),
  bilingual("/app/finances/statement"),
  bilingual("/app/invoices/show/:id", link("/app/finances", /href="(\/app\/invoices\/show\/\d+)"/)),
  bilingual("/app/payments"),
  bilingual("/app/renewal"),
  inBoth.headquarters("/app"),
  headquarters("/app/group"),
  headquarters("/app/group/duties"),
  headquarters("/app/group/roster"),
  headquarters("/app/group/roster", "/app/group/roster?show=all", { state: "with all chapters" }),
  headquarters("/app/group/roster/upload"),
  headquarters("/app/group/nudges"),
  headquarters("/app/group/nudges/new"),
  headquarters(
    "/app/group/nudges/:id",
    link("/app/group/nudges", /href="(\/app\/group\/nudges\/\d+)"/),
  ),
  headquarters("/app/group/standing"),
  headquarters("/app/group/standing", "/app/group/standing?verdict=at_risk&sort=-due", {
    state: "filtered and sorted",
  }),
  headquarters("/app/group/standing", "/app/group/standing?search=nothing-at-all", {
    state: "with none",
  }),
  headquarters(
    "/app/group/chapters/:id",
    link("/app/group/standing", /href="(\/app\/group\/chapters\/\d+)/),
  ),
  headquarters("/app/group/chapters/new"),
  headquarters("/app/group/people"),
  headquarters("/app/group/people", link("/app/group/people", /href="([^"]*people\?user=\d+)"/), {
    state: "of one person",
  }),
  headquarters("/app/group/views"),
  headquarters("/app/group/views", "/app/group/views?verdict=at_risk", {
    state: "with a view to save",
  }),
  headquarters("/app/group/education"),
  headquarters("/app/group/readiness"),
  headquarters("/app/group/readiness/authorizations"),
  headquarters("/app/group/readiness/purpose"),
  headquarters("/app/group/sgri"),
  headquarters(
    "/app/group/sgri/:year",
    link("/app/group/sgri", /href="(\/app\/group\/sgri\/\d+)"/),
  ),
  headquarters("/app/group/supervision"),
  headquarters("/app/group/supervision", finishedYear, { state: "of a finished year" }),
  headquarters("/app/group/supervision/:year/:chapter", async (find) =>
    find(await finishedYear(find), /href="(\/app\/group\/supervision\/\d+\/\d+)"/),
  ),
  inBoth.chapter("/app/supervision"),
  chapter("/app/renewal", "/app/renewal", {
    state: "of a chapter that its group pays for",
    isStill: true,
  }),

  staff("/admin"),
  staff("/admin/handover"),
  staff("/admin/files/quarantine"),
  staff("/admin/accounts"),
  staff("/admin/accounts", "/admin/accounts?search=nothing-at-all", { state: "with none" }),
  staff("/admin/accounts/show/:id", account("/admin/accounts/show/")),
  staff("/admin/accounts/:id/users", account("/admin/accounts/", "/users")),
  staff("/admin/accounts/:id/renewal", account("/admin/accounts/", "/renewal")),
  staff("/admin/accounts/:id/merge", account("/admin/accounts/", "/merge")),
  staff("/admin/accounts/:id/see", account("/admin/accounts/", "/see")),
  staff("/admin/invoices"),
  staff("/admin/invoices", "/admin/invoices?search=nothing-at-all", { state: "with none" }),
  staff("/admin/payments"),
  staff("/admin/payments", "/admin/payments?search=nothing-at-all", { state: "with none" }),
  staff("/admin/payments/latest/:id", account("/admin/payments/latest/")),
  staff("/admin/payments/refund/:id", async (find) => {
    const id = await find("/admin/accounts?search=cedar+creek", shown);
    return await find(`/admin/payments/latest/${id}`, /href="(\/admin\/payments\/refund\/\d+)"/);
  }),
  staff("/admin/payments/unmatched"),
  staff(
    "/admin/people/:id",
    async (find) =>
      await find(await account("/admin/accounts/", "/users")(find), /href="(\/admin\/people\/\d+)/),
  ),
  staff("/admin/search", "/admin/search?search=lincoln"),
  staff("/admin/search", "/admin/search?search=nothing-at-all", { state: "with none" }),
  staff("/admin/applications"),
  staff(
    "/admin/applications/:id",
    link("/admin/applications", /href="(\/admin\/applications\/\d+)/),
  ),
  staff("/admin/inquiries"),
  staff("/admin/inquiries/:id", link("/admin/inquiries", /href="(\/admin\/inquiries\/\d+)"/), {
    hasDecisions: true,
  }),
  staff("/admin/inquiries/ratings"),
  staff("/admin/discounts"),
  staff("/admin/discounts/new"),
  staff("/admin/discounts/:id", link("/admin/discounts", /href="(\/admin\/discounts\/\d+)"/)),
  staff(
    "/admin/discounts/:id/end",
    async (find) => `${await find("/admin/discounts", /href="(\/admin\/discounts\/\d+)"/)}/end`,
  ),
  staff("/admin/levels"),
  staff("/admin/levels/:id", "/admin/levels/1001"),
  staff("/admin/alerts"),
  staff("/admin/alerts/new"),
  staff("/admin/alerts/:id", link("/admin/alerts", /href="(\/admin\/alerts\/\d+)"/)),
  staff("/admin/standing"),
  staff("/admin/standing/:id", async (find) => {
    const id = await find("/admin/accounts?search=kappa", shown);
    return `/admin/standing/${id}`;
  }),
  staff("/admin/duties"),
  staff("/admin/duties", "/admin/duties?search=nothing-at-all", { state: "with none" }),
  staff("/admin/duties/:code", "/admin/duties/us.1099nec"),
  staff("/admin/supervision"),
  staff("/admin/states"),
  staff("/admin/states/:state", "/admin/states/OH"),
  staff("/admin/texts"),
  staff("/admin/texts/:page/:key", "/admin/texts/privacy/lead"),
  staff("/admin/listings"),
  staff("/admin/bylaws"),
  staff("/admin/audit"),
  staff("/admin/reminders"),
  staff("/admin/staff"),
  staff("/admin/jobs"),
  staff("/admin/jobs/failed"),
  staff("/admin/yoast/show", "/admin/yoast/show?url=%2F"),
  staff("/admin/contests"),
  staff("/admin/contests/new"),
  staff("/admin/contests/:id", contest()),
  staff("/admin/contests/:id/edit", contest("/edit")),
  staff("/admin/contests/:id/organizations", contest("/organizations")),
  staff("/admin/contests/:id/winners", contest("/winners")),
];

/** Pages that cannot be opened by their address alone, and what tests them. */
export const elsewhere: Readonly<Record<string, string>> = {
  "/app/group/roster/upload/:id": "tests/http/roster",
  // The same screens at the addresses that their forms are sent to.
  "/app/account/empty-image/:id": "profile-image.spec",
  "/app/account/users/invite/:id": "account-users.spec",
  "/app/account/users/store": "account-users.spec",
  "/app/account/users/update/:id": "account-users.spec",
  "/app/discount/reserve": "payments.spec",
  "/app/payments/bank": "tests/http/payments-plain",
  "/app/payments/credit": "tests/http/payments-plain",
  "/app/payments/hosted": "payments-provider.spec",
  "/app/payments/hosted/open": "payments.spec",
  "/app/payments/paypal": "payments.spec",
  "/app/payments/paypal/start": "payments.spec",
  "/app/payments/zero-payment": "payments.spec",
  "/application/delete": "application.spec",
  "/application/update/:token": "application.spec",
  "/password/reset": "accounts.spec",
  "/ratings": "ratings-alerts.spec",
  // What a journey leads to.
  "/account/passkeys/:id": "passkeys.spec",
  "/account/two-step/codes": "accounts.spec",
  "/account/two-step/confirm": "accounts.spec",
  "/account/two-step/off": "accounts.spec",
  "/login/code": "accounts.spec",
  "/seeing": "seeing.spec",
  "/admin/contests/entries/:id": "contest-staff.spec",
  "/admin/contests/entries/:id/alike": "contest-winners.spec",
  "/app/renewal/cancel": "renewal.spec",
  "/app/renewal/return": "renewal.spec",
  "/app/finances/documents/:id": "tests/http/finances",
  "/app/memberships/:id": "tests/http/renewal-after",
  "/admin/invoices/correct/:id": "tests/http/operator",
  "/admin/payments/decide/:id": "tests/http/odd-charge",
  "/admin/jobs/failed/:id": "tests/http/admin-jobs",
  "/bylaws-generator/:variant/:hash": "bylaws.spec",
  "/bylaws-generator/:variant/:hash/keep": "bylaws-claim.spec",
  "/bylaws-generator/adopt/:hash": "bylaws-versions.spec",
  "/bylaws-generator/compare/:hash": "bylaws-versions.spec",
  "/bylaws-generator/articles/:hash": "bylaws.spec",
  "/bylaws-generator/view/:hash": "bylaws.spec",
  "/bylaws-generator/waiting/:hash": "bylaws.spec",
};
