import { type CivilDate, fromUtcDate } from "#modules/platform/dates";
import type { Office } from "./domain/offices";
import { stateOn } from "./domain/term";
import type { TermView } from "./views";

type Stored = Omit<
  TermView,
  "office" | "startsOn" | "endsOn" | "state" | "responsibleChangedOn"
> & {
  readonly office: string;
  readonly startsOn: Date;
  readonly endsOn: Date;
  readonly responsibleChangedOn: Date | null;
};

/** A row of the table as the club's people read it, on a day. */
export function viewOfTerm(row: Stored, today: CivilDate): TermView {
  const days = { startsOn: fromUtcDate(row.startsOn), endsOn: fromUtcDate(row.endsOn) };
  return {
    id: row.id,
    // The table's check holds it to the offices.
    office: row.office as Office,
    title: row.title,
    name: row.name,
    email: row.email,
    phone: row.phone,
    ...days,
    state: stateOn(days, today),
    minutesFileId: row.minutesFileId,
    isResponsibleParty: row.isResponsibleParty,
    responsibleChangedOn: row.responsibleChangedOn && fromUtcDate(row.responsibleChangedOn),
    isBankSigner: row.isBankSigner,
    isReviewer: row.isReviewer,
    isSchoolEmployee: row.isSchoolEmployee,
    showsName: row.showsName,
    showsEmail: row.showsEmail,
    showsPhone: row.showsPhone,
    version: row.version,
  };
}
