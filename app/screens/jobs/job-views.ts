import type { FailedJob, QueueView, ScheduleView } from "#modules/platform/jobs/contract";
import type { PagerProps } from "~/ui/pager";

/** A queue in words. */
export type QueueRow = Omit<QueueView, "pausedAt" | "oldestSeconds"> & {
  readonly label: string;
  /** How long it has been paused; undefined while it is not. */
  readonly pausedFor: string | undefined;
  readonly oldest: string;
};

/** The failures of one kind in words. */
export interface KindRow {
  readonly jobName: string;
  readonly kind: string;
  readonly count: number;
  readonly reason: string;
  readonly latest: string;
}

/** A repeating job in words. */
export type ScheduleRow = Pick<ScheduleView, "id" | "lastOutcome" | "lastMs"> & {
  readonly kind: string;
  readonly queue: string;
  readonly runs: string;
  readonly next: string;
  readonly isLate: boolean;
  readonly last: string;
  readonly failure: string;
};

export interface JobsData {
  /** When all of this was so, for people and for a decision about all of a kind. */
  readonly time: string;
  readonly until: string;
  readonly unsent: number;
  readonly unsentFor: string;
  readonly queues: readonly QueueRow[];
  readonly kinds: readonly KindRow[];
  readonly schedules: readonly ScheduleRow[];
}

/** A failed job in words. */
export type FailedRow = Pick<
  FailedJob,
  "id" | "jobName" | "attempts" | "failure" | "payload" | "requestId" | "discardReason"
> & {
  readonly kind: string;
  readonly queue: string;
  readonly failed: string;
  readonly asked: string;
  /** "" while it waits for a decision. */
  readonly discarded: string;
};

/** The failed jobs as the address bar asks for them. */
export type FailedData = PagerProps["answer"] & {
  readonly rows: readonly FailedRow[];
  readonly query: { readonly kind: string | undefined; readonly isDiscarded: boolean };
  /** The kinds that can be chosen, with their words. */
  readonly kinds: readonly { readonly value: string; readonly label: string }[];
  readonly until: string;
};
