import type {
  ApplicationListItem,
  ApplicationQueue,
  ApplicationState,
} from "#modules/applications/contract";

/** A row of the queue as it is shown. */
export interface QueueRow
  extends Pick<
    ApplicationListItem,
    "id" | "organization" | "levelName" | "state" | "percent" | "applicantEmail"
  > {
  /** Whole days in the present state, and the moment it began. */
  readonly days: number;
  readonly since: string;
}

/** The queue with the filters that made it. */
export interface QueueData extends Omit<ApplicationQueue, "rows"> {
  readonly rows: readonly QueueRow[];
  readonly state?: ApplicationState;
  readonly search: string;
  readonly from: number | null;
  readonly to: number | null;
}
