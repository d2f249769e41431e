// What stands behind the question mark of an address of ours.

export interface DocumentQuery {
  version?: number;
  format?: "docx" | "pdf";
}

/** Which version of a document, as which kind of file. */
export function documentQuery({ version, format }: DocumentQuery): string {
  const search = new URLSearchParams();
  if (version !== undefined) search.set("version", String(version));
  if (format === "pdf") search.set("format", format);
  return search.size > 0 ? `?${search}` : "";
}

export interface CompareQuery {
  from?: number;
  /** `new` is what the present wording makes of the same answers. */
  to?: number | "new";
}

/** Which two versions of a document. */
export function compareQuery({ from, to }: CompareQuery): string {
  const search = new URLSearchParams();
  if (from !== undefined) search.set("from", String(from));
  if (to !== undefined) search.set("to", String(to));
  return search.size > 0 ? `?${search}` : "";
}

export interface ApplicationQuery {
  /** From 1. */
  page?: number;
  /** Saving the page leads back to the answers that are being checked. */
  isReturning?: boolean;
  /** Shows what the IRS file says about the page's EIN, or that it was filled in. */
  ein?: "look" | "used";
}

/** Which page of an application, and how it is opened. */
export function applicationQuery({ page, isReturning = false, ein }: ApplicationQuery): string {
  const search = new URLSearchParams();
  if (page !== undefined) search.set("page", String(page));
  if (isReturning) search.set("return", "check");
  if (ein) search.set("ein", ein);
  return search.size > 0 ? `?${search}` : "";
}

export interface FilesQuery {
  accountId?: number | undefined;
  back?: string | undefined;
  addedId?: number;
}

/** An account's files, and where the form is that wants one. */
export function filesQuery({ accountId, back, addedId }: FilesQuery): string {
  const search = new URLSearchParams();
  if (accountId !== undefined) search.set("account_id", String(accountId));
  if (back) search.set("return", back);
  if (addedId !== undefined) search.set("added", String(addedId));
  return search.size > 0 ? `?${search}` : "";
}

const WANTED = "files_for";
const ADDED = "file";

/** The query of a form's page, on the way to the upload of files for one of its fields. */
export function filesWanted(query: string, field: string): string {
  const search = new URLSearchParams(query);
  if (search.get(WANTED) !== field) search.delete(ADDED);
  search.set(WANTED, field);
  return `?${search}`;
}

/** The way back to a form, with one more file for the field that wants it. */
export function backWithFile(back: string, id: number): string {
  const url = new URL(back, "http://here");
  if (!url.searchParams.has(WANTED)) return back;
  url.searchParams.append(ADDED, String(id));
  return url.pathname + url.search + url.hash;
}

/** The files that were uploaded for a field on the way back to its form. */
export function addedFiles(query: string, field: string): readonly string[] {
  const search = new URLSearchParams(query);
  return search.get(WANTED) === field ? search.getAll(ADDED) : [];
}

export interface PeopleQuery {
  /** Needed by staff, and by members of several accounts. */
  accountId?: number | undefined;
  /** Whose form is open. */
  user?: number | "new";
}

/** The people of an account, and whose form is open. */
export function peopleQuery({ accountId, user }: PeopleQuery): string {
  const search = new URLSearchParams();
  if (accountId !== undefined) search.set("account_id", String(accountId));
  if (user !== undefined) search.set("user", String(user));
  return search.size > 0 ? `?${search}` : "";
}

export interface QueueQuery {
  state?: string | undefined;
  search?: string;
  page?: number;
}

/** Which applications staff look at. */
export function queueQuery({ state, search, page }: QueueQuery): string {
  const query = new URLSearchParams();
  if (state) query.set("state", state);
  if (search) query.set("search", search);
  if (page !== undefined && page > 1) query.set("page", String(page));
  return query.size > 0 ? `?${query}` : "";
}

/** The ways on which a payment is sent. */
export type PaymentStep =
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

export interface ListQuery {
  /** Needed by staff, and by members of several accounts. */
  accountId?: number | undefined;
  page?: number | undefined;
}

/** Whose list, and which page of it. */
export function listQuery({ accountId, page }: ListQuery): string {
  const query = new URLSearchParams();
  if (accountId !== undefined) query.set("account_id", String(accountId));
  if (page !== undefined && page > 1) query.set("page", String(page));
  return query.size > 0 ? `?${query}` : "";
}

export interface PapersQuery {
  /** Needed by staff, and by members of several accounts. */
  accountId?: number | undefined;
  state?: string | undefined;
  page?: number;
}

/** Which bylaws: of which account, in which state, on which page. */
export function papersQuery({ accountId, state, page }: PapersQuery): string {
  const query = new URLSearchParams();
  if (accountId !== undefined) query.set("account_id", String(accountId));
  if (state) query.set("state", state);
  if (page !== undefined && page > 1) query.set("page", String(page));
  return query.size > 0 ? `?${query}` : "";
}

/** The account that is meant, where it is not the first of the person. */
export const ofAccount = (accountId: number | undefined) =>
  accountId === undefined ? "" : `?account_id=${accountId}`;

export interface FinancesQuery {
  /** Needed by staff, and by members of several accounts. */
  accountId?: number | undefined;
  show?: string;
  /** ISO dates; "" for an open end. */
  from?: string;
  to?: string;
  page?: number;
}

/** Which part of an account's history. */
export function financesQuery({ accountId, show, from, to, page }: FinancesQuery): string {
  const query = new URLSearchParams();
  if (accountId !== undefined) query.set("account_id", String(accountId));
  if (show && show !== "all") query.set("show", show);
  if (from) query.set("from", from);
  if (to) query.set("to", to);
  if (page !== undefined && page > 1) query.set("page", String(page));
  return query.size > 0 ? `?${query}` : "";
}

export interface RenewalQuery {
  /** Needed by staff, and by members of several accounts. */
  accountId?: number | undefined;
  /** A group-billed account goes on by itself. */
  isIndividual?: boolean;
}

/** Whose renewal, and whether a group-billed account goes on by itself. */
export function renewalQuery({ accountId, isIndividual }: RenewalQuery): string {
  const query = new URLSearchParams();
  if (accountId !== undefined) query.set("account_id", String(accountId));
  if (isIndividual) query.set("individually", "1");
  return query.size > 0 ? `?${query}` : "";
}

export interface GroupQuery {
  /** Needed by staff, and by members of several accounts. */
  accountId?: number | undefined;
  show?: string;
  search?: string;
  page?: number;
  /** All of the page come chosen. */
  isAll?: boolean;
}

/** Which chapters, and which of them come chosen. */
export function groupQuery({ accountId, show, search, page, isAll }: GroupQuery): string {
  const query = new URLSearchParams();
  if (accountId !== undefined) query.set("account_id", String(accountId));
  if (show && show !== "all") query.set("show", show);
  if (search) query.set("search", search);
  if (page !== undefined && page > 1) query.set("page", String(page));
  if (isAll) query.set("choose", "all");
  return query.size > 0 ? `?${query}` : "";
}
