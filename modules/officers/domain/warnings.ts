import type { Office } from "./offices";

/** What a term is warned about by. */
export interface WarnedTerm {
  readonly office: Office;
  readonly name: string;
  readonly phone: string;
  readonly isBankSigner: boolean;
  readonly isReviewer: boolean;
  readonly isSchoolEmployee: boolean;
}

/** What is unwise and yet allowed, with the names that it is about. */
export type Warning =
  | { readonly code: "one_household"; readonly names: readonly string[] }
  | { readonly code: "treasurer_reviews"; readonly names: readonly string[] }
  | { readonly code: "school_employee_signs"; readonly names: readonly string[] };

const suffixes = new Set(["jr", "sr", "ii", "iii", "iv", "md", "phd", "esq"]);

/** The last name, folded, without "Jr." and the like. */
function lastName(name: string): string {
  const words = name
    .normalize("NFKC")
    .toLowerCase()
    .split(/[\s,]+/)
    .map((word) => word.replaceAll(/[^\p{L}\p{M}\p{N}'’-]/gu, ""))
    .filter((word) => word !== "" && !suffixes.has(word));
  return words.length > 1 ? (words.at(-1) ?? "") : "";
}

const person = ({ name }: WarnedTerm) =>
  name.normalize("NFKC").trim().replaceAll(/\s+/g, " ").toLowerCase();

/** Two people with one last name or one telephone. */
const isOneHousehold = (one: WarnedTerm, other: WarnedTerm): boolean =>
  (lastName(one.name) !== "" && lastName(one.name) === lastName(other.name)) ||
  (one.phone !== "" && one.phone === other.phone);

/**
 * What those whose terms are open are warned about: two signers of one household, a treasurer who
 * reviews those books, and an employee of the school who signs where the bylaws forbid it.
 */
export function warningsOf(
  open: readonly WarnedTerm[],
  { mayEmployeesSign }: { readonly mayEmployeesSign: boolean },
): readonly Warning[] {
  const found: Warning[] = [];
  const signers = [
    ...new Map(open.filter((one) => one.isBankSigner).map((one) => [person(one), one])).values(),
  ];
  for (const [index, one] of signers.entries()) {
    const other = signers.slice(index + 1).find((next) => isOneHousehold(one, next));
    if (other) found.push({ code: "one_household", names: [one.name, other.name] });
  }
  const reviewers = new Set(open.filter(({ isReviewer }) => isReviewer).map(person));
  const treasurer = open.find((one) => one.office === "treasurer" && reviewers.has(person(one)));
  if (treasurer) found.push({ code: "treasurer_reviews", names: [treasurer.name] });
  const employees = signers.filter(({ isSchoolEmployee }) => isSchoolEmployee);
  if (!mayEmployeesSign && employees.length > 0) {
    found.push({ code: "school_employee_signs", names: employees.map(({ name }) => name) });
  }
  return found;
}
