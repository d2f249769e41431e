import type { ChainState, TrailEntry } from "#modules/audit/contract";
import type { TrailQuery } from "~/http/audit-staff-paths";

/** An entry in words. */
export type TrailRow = Omit<TrailEntry, "at"> & { readonly at: string };

/** The audit record as it is shown. */
export interface TrailData {
  readonly query: TrailQuery;
  readonly isFirstPage: boolean;
  readonly rows: readonly TrailRow[];
  readonly next: string | undefined;
  readonly chain: Omit<ChainState, "checkedAt"> & { readonly checked: string | undefined };
}
