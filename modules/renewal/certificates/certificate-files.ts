import { fromUtcDate } from "#modules/platform/dates";

/** Where the file lies: it follows from the id, so a second writing replaces it. */
export const certificateKey = (periodId: number): string => `certificates/${periodId}.pdf`;

/** "2028-000012": the year that the membership runs to, and the number of the period. */
export const certificateNumber = ({ id, endsOn }: { id: number; endsOn: Date }): string =>
  `${fromUtcDate(endsOn).slice(0, 4)}-${String(id).padStart(6, "0")}`;
