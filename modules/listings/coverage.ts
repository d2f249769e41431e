import type { CivilDate } from "#modules/platform/dates";

/** Of which days the files are that something rests on. */
export interface FileDates {
  readonly oldest: CivilDate;
  readonly newest: CivilDate;
}

/** Of what the imported list of exempt organizations is, and what the search looks through. */
export interface ListingCoverage {
  /** Every state of which a whole file was imported, by its postal code ("" for places abroad). */
  readonly states: readonly { readonly state: string; readonly asOf: CivilDate }[];
  /** The dates of what is imported: of the whole files, or of parts where no state is whole. */
  readonly dates: FileDates | undefined;
  /** The labels of the groups that the search looks through. */
  readonly groups: readonly string[];
}
