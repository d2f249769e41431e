import {
  type ApplicationQuery,
  applicationQuery,
  type CompareQuery,
  compareQuery,
  type DocumentQuery,
  documentQuery,
  type FilesQuery,
  type FinancesQuery,
  filesQuery,
  financesQuery,
  type GroupQuery,
  groupQuery,
  type ListQuery,
  listQuery,
  ofAccount,
  type PapersQuery,
  type PaymentStep,
  type PeopleQuery,
  papersQuery,
  peopleQuery,
  type QueueQuery,
  queueQuery,
  type RenewalQuery,
  renewalQuery,
} from "./path-queries";

/** Every address that code of ours links to. */
const withNext = (path: string, next?: string) =>
  next && next !== "/" ? `${path}?next=${encodeURIComponent(next)}` : path;

export const paths = {
  home: "/",
  privacy: "/privacy",
  terms: "/terms",
  refunds: "/refunds",
  pricing: "/pricing",
  irsForm990: "/irs-form-990",
  incorporationAndEin: "/incorporation-and-ein",
  /** What each state asks; `#us_map` is where readers find their own. */
  stateRegistrations: "/state-registration",
  stateMap: "/state-registration#us_map",
  stateRegistration: (state: string) => `/state-registration/${state}`,
  applicationStart: (levelId?: number) =>
    levelId === undefined ? "/application/start" : `/application/start?level=${levelId}`,
  /** `sent` says what became of the entry that was just sent without script. */
  contest: (kind: "photo" | "video", sent?: "counted" | "over") =>
    `/contest/${kind}${sent ? `?sent=${sent}` : ""}`,
  contestGallery: (id: number, page = 1) =>
    `/contest/gallery/${id}${page > 1 ? `?page=${page}` : ""}`,
  contestMedia: (key: string, name: string) => `/contest/media/${key}/${name}`,
  /** How many places an organization or an address has used, as JSON. */
  contestPlaces: (query: { kind: string; organization: string; email: string }) =>
    `/contest/places?${new URLSearchParams(query)}`,
  /** A fresh bot check for a form, as JSON. */
  botCheck: (formName: string) => `/bot-check/${encodeURIComponent(formName)}`,
  mailbox: "/dev/mailbox",
  mailTemplates: "/dev/mailbox/templates",
  mailboxLetter: (id: string) => `/dev/mailbox/${id}`,
  mailboxHtml: (id: string) => `/dev/mailbox/${id}/html`,
  app: "/app",
  appOf: (accountId: number) => `/app?account_id=${accountId}`,
  admin: "/admin",
  adminApplications: (query: QueueQuery = {}) => `/admin/applications${queueQuery(query)}`,
  adminApplication: (id: number) => `/admin/applications/${id}`,
  adminDiscounts: (page = 1) => (page > 1 ? `/admin/discounts?page=${page}` : "/admin/discounts"),
  adminDiscountNew: "/admin/discounts/new",
  adminDiscount: (id: number) => `/admin/discounts/${id}`,
  adminDiscountEnd: (id: number) => `/admin/discounts/${id}/end`,
  adminLevels: "/admin/levels",
  adminLevel: (id: number) => `/admin/levels/${id}`,
  account: "/account",
  accountPassword: "/account/password",
  accountSessions: "/account/sessions",
  /** Asks for the password once more. */
  accountConfirm: (next?: string) => withNext("/account/confirm", next),
  accountEmail: "/account/email",
  twoStep: "/account/two-step",
  twoStepConfirm: "/account/two-step/confirm",
  twoStepCodes: "/account/two-step/codes",
  twoStepOff: "/account/two-step/off",
  /** `back` is where the form is that wants a file; `addedId` names the one just uploaded. */
  files: (query: FilesQuery = {}) => `/app/files${filesQuery(query)}`,
  /** A paper, with its versions. */
  file: (id: number) => `/app/files/${id}`,
  profile: (accountId: number) => `/app/account/show/${accountId}`,
  accountUpdate: (accountId: number) => `/app/account/update/${accountId}`,
  profileImage: (accountId: number) => `/app/account/image/${accountId}`,
  profileImageEmpty: (accountId: number) => `/app/account/empty-image/${accountId}`,
  people: (query: PeopleQuery = {}) => `/app/account/users${peopleQuery(query)}`,
  peopleJson: (accountId: number) => `/app/account/users/json${peopleQuery({ accountId })}`,
  staffPeople: (accountId: number, query: PeopleQuery = {}) =>
    `/admin/accounts/${accountId}/users${peopleQuery(query)}`,
  personStore: (accountId: number) => `/app/account/users/store${peopleQuery({ accountId })}`,
  personUpdate: (id: number, accountId: number) =>
    `/app/account/users/update/${id}${peopleQuery({ accountId })}`,
  personDelete: (id: number, accountId: number) =>
    `/app/account/users/delete/${id}${peopleQuery({ accountId })}`,
  personInvite: (id: number, accountId: number) =>
    `/app/account/users/invite/${id}${peopleQuery({ accountId })}`,
  invitation: (token: string) => `/invitation/${encodeURIComponent(token)}`,
  login: (next?: string) => withNext("/login", next),
  secondFactor: (next?: string) => withNext("/login/code", next),
  logout: "/logout",
  passwordEmail: "/password/email",
  passwordEmailSent: "/password/email/sent",
  passwordReset: (token: string) => `/password/reset/${encodeURIComponent(token)}`,
  /** An application: at a page of its own, or where it is to be gone on with. */
  application: (token: string, query: ApplicationQuery = {}) =>
    `/application/create/${token}${applicationQuery(query)}`,
  applicationUpdate: (token: string) => `/application/update/${token}`,
  applicationDraft: (token: string) => `/application/draft/${token}`,
  applicationCheck: (token: string) => `/application/check/${token}`,
  applicationSwitch: (token: string) => `/application/switch/${token}`,
  applicationDelete: "/application/delete",
  renewal: (query: RenewalQuery = {}) => `/app/renewal${renewalQuery(query)}`,
  /** Asks before an unpaid renewal is taken back. */
  renewalCancel: (accountId?: number) => `/app/renewal/cancel${ofAccount(accountId)}`,
  /** Hands in the tax return that a renewal asked for. */
  renewalReturn: (accountId: number) => `/app/renewal/return${ofAccount(accountId)}`,
  staffRenewal: (accountId: number, query: Pick<RenewalQuery, "isIndividual"> = {}) =>
    `/admin/accounts/${accountId}/renewal${renewalQuery(query)}`,
  staffAccount: (accountId: number) => `/admin/accounts/show/${accountId}`,
  /** The chapters of a central organization. */
  group: (query: GroupQuery = {}) => `/app/group${groupQuery(query)}`,
  payments: "/app/payments",
  /** Staff name the account on whose behalf they pay, members of several the one they mean. */
  paymentsOf: (accountId?: number) => `/app/payments${ofAccount(accountId)}`,
  invoice: (id: number) => `/app/invoices/show/${id}`,
  invoicePdf: (id: number) => `/app/invoices/pdf/${id}`,
  finances: (query: FinancesQuery = {}) => `/app/finances${financesQuery(query)}`,
  statement: "/app/finances/statement",
  statementCsv: (accountId: number, from: string, to: string) =>
    `/app/finances/statement/csv?account_id=${accountId}&from=${from}&to=${to}`,
  financeDocument: (id: string) => `/app/finances/documents/${id}`,
  financeFile: (id: string) => `/app/finances/documents/${id}/file`,
  /** A year of membership with its certificate, and the certificate itself. */
  membership: (id: number) => `/app/memberships/${id}`,
  certificate: (id: number) => `/app/memberships/${id}/certificate`,
  /** Whether a club is all right, and why. */
  standing: (accountId?: number) => `/app/standing${ofAccount(accountId)}`,
  reminders: (query: ListQuery = {}) => `/app/account/reminders${listQuery(query)}`,
  staffReminders: (query: ListQuery = {}) => `/admin/reminders${listQuery(query)}`,
  latestPayments: (accountId: number) => `/admin/payments/latest/${accountId}`,
  /** Where a payment is sent, by its kind. */
  pay: (step: PaymentStep, accountId?: number) => `/app/payments/${step}${ofAccount(accountId)}`,
  /** Where the provider's page leads back to; `attempt` is the page's key of the payment. */
  hostedReturn: (attempt: string, accountId?: number) => {
    const account = accountId === undefined ? "" : `&account_id=${accountId}`;
    return `/app/payments/hosted/return?attempt=${encodeURIComponent(attempt)}${account}`;
  },
  discountReserve: (accountId?: number) => `/app/discount/reserve${ofAccount(accountId)}`,
  /** Which bank a routing number belongs to, as JSON. */
  routingNumber: (digits: string) => `/routing-number?rn=${encodeURIComponent(digits)}`,
  paymentsWebhook: "/webhooks/payments",
  /** What does not match the provider's books: open, or closed ones; `page` from 1. */
  unmatched: ({ isClosed, page = 1 }: { isClosed?: boolean; page?: number } = {}) => {
    const query = new URLSearchParams();
    if (isClosed) query.set("show", "closed");
    if (page > 1) query.set("page", String(page));
    return `/admin/payments/unmatched${query.size > 0 ? `?${query}` : ""}`;
  },
  /** Where staff end a payment of which another amount was charged. */
  decideCharge: (findingId: number) => `/admin/payments/decide/${findingId}`,
  refundPayment: (paymentId: number) => `/admin/payments/refund/${paymentId}`,
  /** Voids or credits an invoice. */
  correctInvoice: (invoiceId: number) => `/admin/invoices/correct/${invoiceId}`,
  /** The general form, and the way to the others. */
  bylawsStart: "/bylaws-generator",
  /** The same for an account of one's own. */
  bylawsStartOf: (accountId?: number) => `/bylaws-generator${ofAccount(accountId)}`,
  bylaws: (variant: string, accountId?: number) =>
    `/bylaws-generator/${variant}${ofAccount(accountId)}`,
  bylawsEdit: (variant: string, hash: string) => `/bylaws-generator/${variant}/${hash}`,
  /** Puts a visitor's bylaws with an account's papers. */
  bylawsKeep: (variant: string, hash: string) => `/bylaws-generator/${variant}/${hash}/keep`,
  /** The bylaws among an account's papers. */
  ownBylaws: (query: Omit<PapersQuery, "state"> = {}) => `/app/bylaws${papersQuery(query)}`,
  staffBylaws: (query: Omit<PapersQuery, "accountId"> = {}) => `/admin/bylaws${papersQuery(query)}`,
  bylawsDownload: (hash: string, query: DocumentQuery = {}) =>
    `/bylaws-generator/download/${hash}${documentQuery(query)}`,
  bylawsWaiting: (hash: string, query: DocumentQuery = {}) =>
    `/bylaws-generator/waiting/${hash}${documentQuery(query)}`,
  bylawsProgress: (hash: string, query: DocumentQuery = {}) =>
    `/bylaws-generator/progress/${hash}${documentQuery(query)}`,
  /** What the answers come to in the articles of incorporation or association. */
  bylawsArticles: (hash: string, query: Pick<DocumentQuery, "version"> = {}) =>
    `/bylaws-generator/articles/${hash}${documentQuery(query)}`,
  bylawsArticlesFile: (hash: string, query: DocumentQuery = {}) =>
    `/bylaws-generator/articles-file/${hash}${documentQuery(query)}`,
  bylawsView: (hash: string, query: DocumentQuery = {}) =>
    `/bylaws-generator/view/${hash}${documentQuery(query)}`,
  /** What two versions say differently, as a page and as a Word file with tracked changes. */
  bylawsCompare: (hash: string, query: CompareQuery = {}) =>
    `/bylaws-generator/compare/${hash}${compareQuery(query)}`,
  bylawsRedline: (hash: string, query: CompareQuery = {}) =>
    `/bylaws-generator/redline/${hash}${compareQuery(query)}`,
  /** The record of a version's adoption, or the form for it. */
  bylawsAdoption: (hash: string, query: Pick<DocumentQuery, "version"> = {}) =>
    `/bylaws-generator/adopt/${hash}${documentQuery(query)}`,
} as const;

/**
 * A path of this site to go on to, or the fallback. Anything that a browser could read as another
 * host (`//host`, `/\host`, a scheme, `/.//host` once its dots are resolved) is not a path of this
 * site.
 */
export function safeNext(next: string | null | undefined, fallback: string): string {
  return next && /^(?![^?#]*\/\/)\/[^\s\\]*$/.test(next) ? next : fallback;
}
