import type { CivilDate } from "#modules/platform/dates";
import type { AlertKind, AlertMoment } from "./domain/alert-days";

/** An alert as staff see it. */
export interface AlertView {
  readonly id: number;
  readonly kind: AlertKind;
  readonly textEn: string;
  readonly textEs: string;
  readonly startsOn: CivilDate;
  readonly endsOn: CivilDate;
  readonly moment: AlertMoment;
  readonly version: number;
}

/** An alert as a visitor sees it, in the visitor's language. */
export interface ShownAlert {
  readonly id: number;
  readonly kind: AlertKind;
  readonly text: string;
}
