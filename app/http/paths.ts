import { href, laterPage, ofAccount, otherThan } from "./href";

interface DocumentQuery {
  version?: number;
  format?: "docx" | "pdf";
}

/** Which version of a document, as which kind of file. */
const documentQuery = ({ version, format }: DocumentQuery) => ({
  version,
  format: otherThan("docx", format),
});

interface CompareQuery {
  from?: number;
  /** `new` is what the present wording makes of the same answers. */
  to?: number | "new";
}

interface ApplicationQuery {
  /** From 1. */
  page?: number;
  /** Saving the page leads back to the answers that are being checked. */
  isReturning?: boolean;
  /** Shows what the IRS file says about the page's EIN, or that it was filled in. */
  ein?: "look" | "used";
}

interface FilesQuery {
  accountId?: number | undefined;
  back?: string | undefined;
  addedId?: number;
}

interface PeopleQuery {
  /** Needed by staff, and by members of several accounts. */
  accountId?: number | undefined;
  /** Whose form is open. */
  user?: number | "new";
}

const peopleQuery = ({ accountId, user }: PeopleQuery) => ({ ...ofAccount(accountId), user });

interface QueueQuery {
  state?: string | undefined;
  search?: string;
  page?: number;
}

/** The ways on which a payment is sent. */
type PaymentStep =
  | "credit"
  | "bank"
  | "zero-payment"
  | "hosted"
  | "hosted/open"
  | "paypal"
  | "paypal/init"
  | "paypal/start"
  | "paypal/return"
  | "paypal/cancel"
  | "paypal/clear";

interface ListQuery {
  /** Needed by staff, and by members of several accounts. */
  accountId?: number | undefined;
  page?: number | undefined;
}

/** Whose list, and which page of it. */
const listQuery = ({ accountId, page }: ListQuery) => ({
  ...ofAccount(accountId),
  page: laterPage(page),
});

interface PapersQuery {
  /** Needed by staff, and by members of several accounts. */
  accountId?: number | undefined;
  state?: string | undefined;
  page?: number;
}

interface FinancesQuery {
  /** Needed by staff, and by members of several accounts. */
  accountId?: number | undefined;
  show?: string;
  /** ISO dates; "" for an open end. */
  from?: string;
  to?: string;
  page?: number;
}

interface RenewalQuery {
  /** Needed by staff, and by members of several accounts. */
  accountId?: number | undefined;
  /** A group-billed account goes on by itself. */
  isIndividual?: boolean;
}

interface GroupQuery {
  /** Needed by staff, and by members of several accounts. */
  accountId?: number | undefined;
  show?: string;
  search?: string;
  page?: number;
  /** All of the page come chosen. */
  isAll?: boolean;
}

/** The page that asks for something first; the home page needs no way back. */
const toNext = (next?: string) => (next && next !== "/" ? `?next=${encodeURIComponent(next)}` : "");

/** Every address that code of ours links to. */
export const paths = {
  home: href("/"),
  privacy: href("/privacy"),
  terms: href("/terms"),
  refunds: href("/refunds"),
  pricing: href("/pricing"),
  irsForm990: href("/irs-form-990"),
  incorporationAndEin: href("/incorporation-and-ein"),
  /** What each state asks; `#us_map` is where readers find their own. */
  stateRegistrations: href("/state-registration"),
  stateMap: `${href("/state-registration")}#us_map`,
  stateRegistration: (state: string) => href("/state-registration/:state", { state }),
  applicationStart: (level?: number) => href("/application/start", {}, { level }),
  /** `sent` says what became of the entry that was just sent without script. */
  contest: (kind: "photo" | "video", sent?: "counted" | "over") =>
    href(`/contest/${kind}`, {}, { sent }),
  contestGallery: (id: number, page?: number) =>
    href("/contest/gallery/:id", { id }, { page: laterPage(page) }),
  contestMedia: (key: string, name: string) => href("/contest/media/:key/:name", { key, name }),
  /** How many places an organization or an address has used, as JSON. */
  contestPlaces: (query: { kind: string; organization: string; email: string }) =>
    href("/contest/places", {}, new URLSearchParams(query)),
  /** A fresh bot check for a form, as JSON. */
  botCheck: (form: string) => href("/bot-check/:form", { form }),
  mailbox: href("/dev/mailbox"),
  mailTemplates: href("/dev/mailbox/templates"),
  mailboxLetter: (id: string) => href("/dev/mailbox/:id", { id }),
  mailboxHtml: (id: string) => href("/dev/mailbox/:id/html", { id }),
  app: href("/app"),
  appOf: (accountId: number) => href("/app", {}, ofAccount(accountId)),
  admin: href("/admin"),
  adminApplications: ({ state, search, page }: QueueQuery = {}) =>
    href("/admin/applications", {}, { state, search, page: laterPage(page) }),
  adminApplication: (id: number) => href("/admin/applications/:id", { id }),
  adminDiscounts: (page?: number) => href("/admin/discounts", {}, { page: laterPage(page) }),
  adminDiscountNew: href("/admin/discounts/new"),
  adminDiscount: (id: number) => href("/admin/discounts/:id", { id }),
  adminDiscountEnd: (id: number) => href("/admin/discounts/:id/end", { id }),
  adminLevels: href("/admin/levels"),
  adminLevel: (id: number) => href("/admin/levels/:id", { id }),
  account: href("/account"),
  accountPassword: href("/account/password"),
  accountSessions: href("/account/sessions"),
  /** Asks for the password once more. */
  accountConfirm: (next?: string) => href("/account/confirm") + toNext(next),
  accountEmail: href("/account/email"),
  twoStep: href("/account/two-step"),
  twoStepConfirm: href("/account/two-step/confirm"),
  twoStepCodes: href("/account/two-step/codes"),
  twoStepOff: href("/account/two-step/off"),
  /** `back` is where the form is that wants a file; `addedId` names the one just uploaded. */
  files: ({ accountId, back, addedId }: FilesQuery = {}) =>
    href("/app/files", {}, { ...ofAccount(accountId), return: back, added: addedId }),
  /** A paper, with its versions. */
  file: (id: number) => href("/app/files/:id", { id }),
  profile: (id: number) => href("/app/account/show/:id", { id }),
  accountUpdate: (id: number) => href("/app/account/update/:id", { id }),
  profileImage: (id: number) => href("/app/account/image/:id", { id }),
  profileImageEmpty: (id: number) => href("/app/account/empty-image/:id", { id }),
  people: (query: PeopleQuery = {}) => href("/app/account/users", {}, peopleQuery(query)),
  peopleJson: (accountId: number) => href("/app/account/users/json", {}, ofAccount(accountId)),
  staffPeople: (id: number, query: PeopleQuery = {}) =>
    href("/admin/accounts/:id/users", { id }, peopleQuery(query)),
  personStore: (accountId: number) => href("/app/account/users/store", {}, ofAccount(accountId)),
  personUpdate: (id: number, accountId: number) =>
    href("/app/account/users/update/:id", { id }, ofAccount(accountId)),
  personDelete: (id: number, accountId: number) =>
    href("/app/account/users/delete/:id", { id }, ofAccount(accountId)),
  personInvite: (id: number, accountId: number) =>
    href("/app/account/users/invite/:id", { id }, ofAccount(accountId)),
  invitation: (token: string) => href("/invitation/:token", { token }),
  login: (next?: string) => href("/login") + toNext(next),
  secondFactor: (next?: string) => href("/login/code") + toNext(next),
  logout: href("/logout"),
  passwordEmail: href("/password/email"),
  passwordEmailSent: href("/password/email/sent"),
  passwordReset: (token: string) => href("/password/reset/:token", { token }),
  /** An application: at a page of its own, or where it is to be gone on with. */
  application: (token: string, { page, isReturning, ein }: ApplicationQuery = {}) =>
    href("/application/create/:token", { token }, { page, return: isReturning && "check", ein }),
  applicationUpdate: (token: string) => href("/application/update/:token", { token }),
  applicationDraft: (token: string) => href("/application/draft/:token", { token }),
  applicationCheck: (token: string) => href("/application/check/:token", { token }),
  applicationSwitch: (token: string) => href("/application/switch/:token", { token }),
  applicationDelete: href("/application/delete"),
  renewal: ({ accountId, isIndividual }: RenewalQuery = {}) =>
    href("/app/renewal", {}, { ...ofAccount(accountId), individually: isIndividual }),
  /** Asks before an unpaid renewal is taken back. */
  renewalCancel: (accountId?: number) => href("/app/renewal/cancel", {}, ofAccount(accountId)),
  /** Hands in the tax return that a renewal asked for. */
  renewalReturn: (accountId: number) => href("/app/renewal/return", {}, ofAccount(accountId)),
  staffRenewal: (id: number, { isIndividual }: Pick<RenewalQuery, "isIndividual"> = {}) =>
    href("/admin/accounts/:id/renewal", { id }, { individually: isIndividual }),
  staffAccount: (id: number) => href("/admin/accounts/show/:id", { id }),
  /** The chapters of a central organization. */
  group: ({ accountId, show, search, page, isAll }: GroupQuery = {}) =>
    href(
      "/app/group",
      {},
      {
        ...ofAccount(accountId),
        show: otherThan("all", show),
        search,
        page: laterPage(page),
        choose: isAll && "all",
      },
    ),
  payments: href("/app/payments"),
  /** Staff name the account on whose behalf they pay, members of several the one they mean. */
  paymentsOf: (accountId?: number) => href("/app/payments", {}, ofAccount(accountId)),
  invoice: (id: number) => href("/app/invoices/show/:id", { id }),
  invoicePdf: (id: number) => href("/app/invoices/pdf/:id", { id }),
  finances: ({ accountId, show, from, to, page }: FinancesQuery = {}) =>
    href(
      "/app/finances",
      {},
      {
        ...ofAccount(accountId),
        show: otherThan("all", show),
        from,
        to,
        page: laterPage(page),
      },
    ),
  statement: href("/app/finances/statement"),
  statementCsv: (accountId: number, from: string, to: string) =>
    href("/app/finances/statement/csv", {}, { ...ofAccount(accountId), from, to }),
  financeDocument: (id: string) => href("/app/finances/documents/:id", { id }),
  financeFile: (id: string) => href("/app/finances/documents/:id/file", { id }),
  /** A year of membership with its certificate, and the certificate itself. */
  membership: (id: number) => href("/app/memberships/:id", { id }),
  certificate: (id: number) => href("/app/memberships/:id/certificate", { id }),
  /** Whether a club is all right, and why. */
  standing: (accountId?: number) => href("/app/standing", {}, ofAccount(accountId)),
  reminders: (query: ListQuery = {}) => href("/app/account/reminders", {}, listQuery(query)),
  staffReminders: (query: ListQuery = {}) => href("/admin/reminders", {}, listQuery(query)),
  /** With an invoice its form is filled in for that one. */
  latestPayments: (id: number, invoice?: number) =>
    href("/admin/payments/latest/:id", { id }, { invoice }),
  /** Where a payment is sent, by its kind. */
  pay: (step: PaymentStep, accountId?: number) =>
    href(`/app/payments/${step}`, {}, ofAccount(accountId)),
  /** Where the provider's page leads back to; `attempt` is the page's key of the payment. */
  hostedReturn: (attempt: string, accountId?: number) =>
    href("/app/payments/hosted/return", {}, { attempt, ...ofAccount(accountId) }),
  discountReserve: (accountId?: number) => href("/app/discount/reserve", {}, ofAccount(accountId)),
  /** Which bank a routing number belongs to, as JSON. */
  routingNumber: (digits: string) => href("/routing-number", {}, { rn: digits }),
  /** What does not match the provider's books: open, or closed ones; `page` from 1. */
  unmatched: ({ isClosed, page }: { isClosed?: boolean; page?: number } = {}) =>
    href("/admin/payments/unmatched", {}, { show: isClosed && "closed", page: laterPage(page) }),
  /** Where staff end a payment of which another amount was charged. */
  decideCharge: (id: number) => href("/admin/payments/decide/:id", { id }),
  /** With `credit` its form says at first that the invoices are credited. */
  refundPayment: (id: number, after?: "credit") =>
    href("/admin/payments/refund/:id", { id }, { after }),
  /** Voids or credits an invoice. */
  correctInvoice: (id: number) => href("/admin/invoices/correct/:id", { id }),
  /** The general form, and the way to the others. */
  bylawsStart: href("/bylaws-generator"),
  /** The same for an account of one's own. */
  bylawsStartOf: (accountId?: number) => href("/bylaws-generator", {}, ofAccount(accountId)),
  bylaws: (variant: string, accountId?: number) =>
    href("/bylaws-generator/:variant", { variant }, ofAccount(accountId)),
  bylawsEdit: (variant: string, hash: string) =>
    href("/bylaws-generator/:variant/:hash", { variant, hash }),
  /** Puts a visitor's bylaws with an account's papers. */
  bylawsKeep: (variant: string, hash: string) =>
    href("/bylaws-generator/:variant/:hash/keep", { variant, hash }),
  /** The bylaws among an account's papers. */
  ownBylaws: (query: Omit<PapersQuery, "state"> = {}) => href("/app/bylaws", {}, listQuery(query)),
  staffBylaws: ({ state, page }: Omit<PapersQuery, "accountId"> = {}) =>
    href("/admin/bylaws", {}, { state, page: laterPage(page) }),
  bylawsDownload: (hash: string, query: DocumentQuery = {}) =>
    href("/bylaws-generator/download/:hash", { hash }, documentQuery(query)),
  bylawsWaiting: (hash: string, query: DocumentQuery = {}) =>
    href("/bylaws-generator/waiting/:hash", { hash }, documentQuery(query)),
  bylawsProgress: (hash: string, query: DocumentQuery = {}) =>
    href("/bylaws-generator/progress/:hash", { hash }, documentQuery(query)),
  /** What the answers come to in the articles of incorporation or association. */
  bylawsArticles: (hash: string, query: Pick<DocumentQuery, "version"> = {}) =>
    href("/bylaws-generator/articles/:hash", { hash }, documentQuery(query)),
  bylawsArticlesFile: (hash: string, query: DocumentQuery = {}) =>
    href("/bylaws-generator/articles-file/:hash", { hash }, documentQuery(query)),
  bylawsView: (hash: string, query: DocumentQuery = {}) =>
    href("/bylaws-generator/view/:hash", { hash }, documentQuery(query)),
  /** What two versions say differently, as a page and as a Word file with tracked changes. */
  bylawsCompare: (hash: string, { from, to }: CompareQuery = {}) =>
    href("/bylaws-generator/compare/:hash", { hash }, { from, to }),
  bylawsRedline: (hash: string, { from, to }: CompareQuery = {}) =>
    href("/bylaws-generator/redline/:hash", { hash }, { from, to }),
  /** The record of a version's adoption, or the form for it. */
  bylawsAdoption: (hash: string, query: Pick<DocumentQuery, "version"> = {}) =>
    href("/bylaws-generator/adopt/:hash", { hash }, documentQuery(query)),
} as const;

/**
 * A path of this site to go on to, or the fallback. Anything that a browser could read as another
 * host (`//host`, `/\host`, a scheme, `/.//host` once its dots are resolved) is not a path of this
 * site.
 */
export function safeNext(next: string | null | undefined, fallback: string): string {
  return next && /^(?![^?#]*\/\/)\/[^\s\\]*$/.test(next) ? next : fallback;
}
