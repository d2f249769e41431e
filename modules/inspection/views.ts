import type { CivilDate } from "#modules/platform/dates";
import type { RequestWay } from "./domain/requests";

export type PublicKind = "application" | "letter" | "return";
export type PublishedForm = "990" | "990-EZ";

/** What a return says of itself; of other papers all is null. */
export interface PublicPaper {
  readonly id: number;
  readonly fileId: number;
  readonly kind: PublicKind;
  readonly title: string;
  readonly form: PublishedForm | "";
  readonly fiscalYearEnd: CivilDate | null;
  readonly filedOn: CivilDate | null;
  /** The last day on which it is shown. */
  readonly publicUntil: CivilDate | null;
  /** In bytes. */
  readonly size: number;
}

/** A paper that may be published. */
export interface PublishablePaper {
  readonly fileId: number;
  readonly title: string;
  readonly category: "exemption" | "returns";
  readonly datedOn: CivilDate;
  /** Why it is not to be published as it is; "" where nothing is in the way. */
  readonly bar: "" | "notPdf" | "notScanned";
}

export interface InspectionRequest {
  readonly id: number;
  readonly receivedOn: CivilDate;
  readonly way: RequestWay;
  readonly askedBy: string;
  readonly answerBy: CivilDate;
  readonly answeredOn: CivilDate | null;
  readonly isLate: boolean;
}

/** The page of an organization's people. */
export interface OwnInspection {
  readonly accountName: string;
  readonly isOpen: boolean;
  readonly isIndexed: boolean;
  readonly version: number;
  /** Published ones; those past their day are no longer shown to the public. */
  readonly papers: readonly (PublicPaper & { readonly isShown: boolean })[];
  readonly publishable: readonly PublishablePaper[];
  readonly requests: readonly InspectionRequest[];
  readonly today: CivilDate;
  readonly mayAct: boolean;
}

/** What is known of a paper before it is published. */
export interface PublishForm {
  readonly fileId: number;
  readonly accountId: number;
  readonly accountName: string;
  readonly title: string;
  readonly isReturn: boolean;
  readonly bar: PublishablePaper["bar"];
  readonly known: {
    readonly form: PublishedForm | "";
    readonly fiscalYearEnd: CivilDate | null;
    readonly filedOn: CivilDate | null;
    readonly isExtended: boolean;
  };
  readonly mayAct: boolean;
}

/** What everybody sees. */
export interface PublicInspection {
  readonly accountId: number;
  readonly name: string;
  readonly ein: string | null;
  readonly group: { readonly name: string; readonly gen: string | null } | null;
  readonly isIndexed: boolean;
  readonly papers: readonly PublicPaper[];
  /** Ends of fiscal years for which a 990-N is known, of which there is no paper. */
  readonly postcards: readonly CivilDate[];
}
