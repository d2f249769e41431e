import { href, laterPage, otherThan } from "./href";

/** Which accounts staff look at; all of it in the address. */
export interface AccountsQuery {
  readonly search?: string | undefined;
  readonly level?: string | undefined;
  readonly state?: string | undefined;
  readonly standing?: string | undefined;
  /** Due within so many days. */
  readonly due?: string | undefined;
  readonly suspended?: string | undefined;
  readonly owes?: string | undefined;
  readonly group?: string | undefined;
  readonly application?: string | undefined;
  readonly sort?: string | undefined;
  /** From 1. */
  readonly page?: number;
}

function accountsQuery({ page, sort, ...query }: AccountsQuery) {
  const { search, standing, due, level, state, suspended, owes, group, application } = query;
  return {
    search,
    standing,
    due,
    level,
    state,
    suspended,
    owes,
    group,
    application,
    sort: otherThan("name", sort),
    page: laterPage(page),
  };
}

interface MoneyQuery {
  readonly search?: string | undefined;
  readonly state?: string | undefined;
  /** Days, "2026-11-22". */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly sort?: string | undefined;
  /** From 1. */
  readonly page?: number;
}

/** Which invoices staff look at; all of it in the address. */
export type InvoicesQuery = MoneyQuery;

/** Which payments staff look at; all of it in the address. */
export interface PaymentsQuery extends MoneyQuery {
  readonly method?: string | undefined;
}

const moneyQuery = ({ search, state, method, from, to, sort, page }: PaymentsQuery) => ({
  search,
  state,
  method,
  from,
  to,
  sort: otherThan("newest", sort),
  page: laterPage(page),
});

/** Staff's pages over all rooms. Apart from `paths`, which every page loads. */
export const consolePaths = {
  search: href("/admin/search"),
  accounts: (query: AccountsQuery = {}) => href("/admin/accounts", {}, accountsQuery(query)),
  /** An account; `before` is where its timeline goes on. */
  account: (id: number, query: { kind?: string | undefined; before?: string | undefined } = {}) =>
    href("/admin/accounts/show/:id", { id }, query),
  invoices: (query: InvoicesQuery = {}) => href("/admin/invoices", {}, moneyQuery(query)),
  invoicesCsv: (query: InvoicesQuery = {}) => href("/admin/invoices/csv", {}, moneyQuery(query)),
  payments: (query: PaymentsQuery = {}) => href("/admin/payments", {}, moneyQuery(query)),
  paymentsCsv: (query: PaymentsQuery = {}) => href("/admin/payments/csv", {}, moneyQuery(query)),
  accountsCsv: (query: AccountsQuery = {}) => href("/admin/accounts/csv", {}, accountsQuery(query)),
} as const;

/** Staff's pages of alerts, beside what their menu loads on every page. */
export const alertStaffPaths = {
  list: href("/admin/alerts"),
  new: href("/admin/alerts/new"),
  alert: (id: number) => href("/admin/alerts/:id", { id }),
} as const;
