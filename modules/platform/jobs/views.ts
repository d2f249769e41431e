/** A queue as staff see it. Ages are seconds; null where nothing waits. */
export interface QueueView {
  readonly name: string;
  readonly pausedAt: Date | null;
  /** A worker of this queue has looked within the last half minute. */
  readonly isServed: boolean;
  /** Handed over and waiting for a free worker. */
  readonly waiting: number;
  readonly running: number;
  /** Waiting for a time: their next attempt, or the one that was asked for. */
  readonly delayed: number;
  /** Asked for and due, and not handed to the queue yet. */
  readonly unsent: number;
  /** Given up and waiting for staff's decision. */
  readonly failed: number;
  /** How long the oldest request that may run waits unfinished. */
  readonly oldestSeconds: number | null;
  /** Ended within the last five minutes and within the last hour. */
  readonly done: Rate;
  readonly givenUp: Rate;
}

export interface Rate {
  readonly minutes: number;
  readonly hour: number;
}

/** A repeating job: when it runs next, and how its last run ended. */
export interface ScheduleView {
  readonly id: string;
  readonly jobName: string;
  readonly queue: string;
  /** Milliseconds, or a cron pattern and its time zone. */
  readonly timing: string;
  readonly nextRunAt: Date | null;
  readonly lastRunAt: Date | null;
  readonly lastMs: number | null;
  readonly lastOutcome: "done" | "failed" | null;
  readonly lastFailure: string | null;
}

/** The given-up jobs of one kind that wait for a decision. */
export interface FailedKind {
  readonly jobName: string;
  readonly count: number;
  readonly latestAt: Date;
  /** Why the latest was given up, its first line. */
  readonly latestFailure: string;
}

export interface JobOverview {
  /** The database's time at which all of this was so. */
  readonly at: Date;
  readonly queues: readonly QueueView[];
  readonly unsent: number;
  readonly oldestUnsentSeconds: number | null;
  readonly failedKinds: readonly FailedKind[];
  readonly schedules: readonly ScheduleView[];
}

/** A job that was given up. */
export interface FailedJob {
  readonly id: string;
  readonly jobName: string;
  readonly queue: string;
  readonly requestId: string;
  readonly attempts: number;
  readonly failure: string;
  readonly failedAt: Date;
  readonly askedAt: Date;
  /** What the job was told, as JSON: ids, and "…" for what is none. */
  readonly payload: string;
  readonly discardedAt: Date | null;
  readonly discardReason: string | null;
}
