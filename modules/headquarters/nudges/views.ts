import type { CivilDate } from "#modules/platform/dates";
import type { BoardView } from "../board/board-view";

/** What chapters can be asked about now, and how many of those that somebody sees it is about. */
export interface TopicChoice {
  readonly topic: string;
  readonly label: string;
  readonly chapters: number;
}

/** Which chapters of a topic. */
export interface NudgeFilter {
  readonly topic: string;
  /** Those that the board shows by it; its order does not matter. */
  readonly view: BoardView;
}

/** A chapter that a nudge would be about. */
export interface NudgedChapter {
  readonly accountId: number;
  readonly name: string;
  readonly reason: string;
  readonly due: CivilDate | undefined;
  /** How many people would get the letter. */
  readonly people: number;
  /** Those who ended such letters, by name or address. */
  readonly unwanted: readonly string[];
  /** When it had, or will have, a letter of this topic within the days in which one is enough. */
  readonly recentAt: Date | undefined;
}

export interface NudgePreview {
  readonly timeZone: string;
  readonly topics: readonly TopicChoice[];
  /** The regions in reach. */
  readonly regions: readonly { readonly id: number; readonly name: string }[];
  readonly mayNudge: boolean;
  /** Undefined until a topic is chosen. */
  readonly chosen:
    | {
        readonly topic: string;
        readonly label: string;
        /** Those first that the letter reaches. */
        readonly chapters: readonly NudgedChapter[];
        /** Letters to people, and different people; without chapters that had one lately. */
        readonly letters: number;
        readonly people: number;
        readonly unwanted: number;
        readonly nobody: number;
        readonly recent: number;
      }
    | undefined;
}

export type NudgeState = "waiting" | "sending" | "sent" | "cancelled";

/** What became of a chapter of a nudge. */
export const nudgeOutcomes = [
  "waiting",
  "writing",
  "sent",
  "done_since",
  "mended",
  "recent",
  "nobody",
  "failed",
  "left",
  "cancelled",
] as const;
export type NudgeOutcome = (typeof nudgeOutcomes)[number];

export interface NudgeRow {
  readonly id: number;
  readonly topic: string;
  readonly label: string;
  readonly subject: string;
  readonly state: NudgeState;
  readonly sendAt: Date;
  readonly by: string;
  /** The first by name of its chapters that somebody sees, as whom its words are shown. */
  readonly example: string;
  readonly counts: Readonly<Partial<Record<NudgeOutcome, number>>>;
}

export interface NudgeList {
  readonly timeZone: string;
  readonly mayNudge: boolean;
  readonly rows: readonly NudgeRow[];
  readonly page: number;
  readonly perPage: number;
  readonly total: number;
}

export interface NudgeView extends NudgeRow {
  readonly timeZone: string;
  readonly text: string;
  readonly insists: boolean;
  readonly mayCancel: boolean;
  readonly chapters: readonly {
    readonly accountId: number;
    readonly name: string;
    readonly outcome: NudgeOutcome;
    readonly at: Date | undefined;
    /** How many people's letters went out. */
    readonly letters: number;
  }[];
  /** Of the chapters. */
  readonly page: number;
  readonly perPage: number;
  readonly total: number;
}
