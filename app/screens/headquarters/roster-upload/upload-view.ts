import type { ShownHead } from "~/parts/headquarters/shown-head";

export interface UploadData {
  readonly head: ShownHead;
}

/** A fault of a file in words; its row is null for one of the whole file. */
export interface ShownFault {
  readonly id: number;
  readonly row: number | null;
  readonly text: string;
}

/** What the form answers when something is wrong in the file. */
export interface UploadAnswer {
  readonly faults?: readonly ShownFault[];
  readonly total?: number;
}
