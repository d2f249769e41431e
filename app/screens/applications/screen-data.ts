import type { ApplicationState, WizardKey } from "#modules/applications/contract";
import type { Answers, FieldDefinition } from "#modules/platform/forms/contract";
import type { ShownMove } from "./application-state";
import type { EinAnswer } from "./ein-answer";
import type { Moment } from "./moment";
import type { ShownRequest } from "./wizard-notices";

/** One page of an application as its screen shows it. */
export interface WizardPageData {
  readonly token: string;
  readonly schema: WizardKey["schema"];
  readonly title: string;
  readonly submissionAlert: string;
  readonly isCancelable: boolean;
  readonly state: ApplicationState;
  readonly history: readonly ShownMove[];
  /** Every page's name and what it is about. */
  readonly pages: readonly { readonly label: string; readonly description: string }[];
  /** The open page, from 1. */
  readonly page: number;
  /** How far it is, in whole percent. */
  readonly percent: number;
  /** Saving leads back to the answers that are being checked. */
  readonly isReturning: boolean;
  readonly fields: readonly FieldDefinition[];
  /** What the page starts with: a draft, or else what is saved. */
  readonly values: Answers;
  readonly version: number;
  readonly saved: Moment | null;
  /** When what the page shows was typed; null when it shows what is saved. */
  readonly draft: Moment | null;
  /** Pages (from 1) that are saved and right. */
  readonly complete: readonly number[];
  /** Pages (from 1) that may be opened. */
  readonly reachable: readonly number[];
  /** What the IRS file says about the page's EIN; undefined when nobody asked. */
  readonly ein: EinAnswer | undefined;
  /** Whose files the page uploads. */
  readonly accountId: number;
  readonly requests: readonly ShownRequest[];
}
