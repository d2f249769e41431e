import type { Pattern } from "~/routes";

/** What links may lead to: a row of the table, but for the one that catches whatever is no address. */
export type Linked = Exclude<Pattern, "/*">;

/** The names of what a pattern leaves open: "/shared/:token/files/:id" → "token" | "id". */
type NameIn<Part extends string> = Part extends `${infer Head}/${infer Rest}`
  ? NameIn<Head> | NameIn<Rest>
  : Part extends `:${infer Name}`
    ? Name
    : never;

/** A value for each name; a pattern without names takes none. */
type ParamsOf<P extends Linked> = Readonly<
  [NameIn<P>] extends [never] ? Record<string, never> : Record<NameIn<P>, string | number>
>;

/** What comes after the question mark, in this order; undefined, "" and false are left out, true is 1. */
export type Query = Readonly<Record<string, string | number | boolean | undefined>>;

type Rest<P extends Linked> = [NameIn<P>] extends [never]
  ? [params?: ParamsOf<P>, query?: Query | URLSearchParams]
  : [params: ParamsOf<P>, query?: Query | URLSearchParams];

function searchOf(query: Query): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === "" || value === false) continue;
    search.set(name, value === true ? "1" : String(value));
  }
  return search;
}

/**
 * An address of ours, by its row in the table of addresses: `href("/app/gifts/:id/letter", { id })`.
 * A row that is not there, a missing parameter and a wrong one do not compile. Search parameters
 * are taken as they are.
 */
export function href<P extends Linked>(pattern: P, ...[params, query = {}]: Rest<P>): string {
  const values: Readonly<Record<string, string | number>> = params ?? {};
  const path = pattern.replace(/:(\w+)/g, (_, name) => encodeURIComponent(values[name] ?? ""));
  const search = query instanceof URLSearchParams ? query : searchOf(query);
  return search.size > 0 ? `${path}?${search}` : path;
}

/** The account that is meant, where it is not the first of the person. */
export const ofAccount = (accountId: number | undefined) => ({ account_id: accountId });

/** The page of a list, which only says so from the second on. */
export const laterPage = (page: number | undefined) =>
  page !== undefined && page > 1 ? page : undefined;

/** A choice, unless it is the usual one, which the address leaves out. */
export const otherThan = <T extends string>(usual: T, chosen: T | undefined): T | undefined =>
  chosen === usual ? undefined : chosen;
