import type { UploadRow, UploadView } from "#modules/headquarters/contract";
import type { ShownHead } from "~/parts/headquarters/shown-head";

export interface ShownUploadRow {
  readonly id: number;
  readonly kind: UploadRow["kind"];
  readonly name: string;
  /** What the roster says, and what is here; "" for nothing. */
  readonly yours: string;
  readonly here: string;
}

export interface SentData {
  readonly head: ShownHead;
  readonly id: number;
  readonly state: UploadView["state"];
  readonly file: string;
  readonly chapters: string;
  readonly sent: string;
  /** Null once it is settled. */
  readonly counts: Readonly<Record<UploadRow["kind"] | "same", number>> | null;
  /** Whether there are more rows than are shown. */
  readonly isCut: boolean;
  readonly rows: readonly ShownUploadRow[];
}
