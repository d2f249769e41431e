import type { TermView } from "./views";

const box = (is: boolean) => (is ? "1" : "0");

/** A term in the fields of its form. */
export const formOfTerm = (term: TermView): Readonly<Record<string, string>> => ({
  office: term.office,
  title: term.title,
  name: term.name,
  email: term.email,
  phone: term.phone,
  starts_on: term.startsOn,
  ends_on: term.endsOn,
  minutes: String(term.minutesFileId ?? ""),
  is_responsible_party: box(term.isResponsibleParty),
  responsible_changed_on: term.responsibleChangedOn ?? "",
  is_bank_signer: box(term.isBankSigner),
  is_reviewer: box(term.isReviewer),
  is_school_employee: box(term.isSchoolEmployee),
  shows_name: box(term.showsName),
  shows_email: box(term.showsEmail),
  shows_phone: box(term.showsPhone),
});
