import type { AlertKind, AlertView } from "#modules/alerts/contract";

/** An alert in a list, its days in words. */
export type AlertRow = Pick<AlertView, "id" | "kind" | "textEn" | "moment"> & {
  readonly from: string;
  readonly to: string;
};

/** An alert as its form shows it. */
export interface AlertDefaults {
  readonly kind: AlertKind;
  readonly textEn: string;
  readonly textEs: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly version: number;
}

/** What the action answers: how an alert would look that is not saved yet. */
export interface Previewed {
  readonly ok: true;
  readonly preview: AlertDefaults;
}
