import type { Level, LevelAudience } from "../contract";

/** A way to join without exemption beside the way to join with it, and the year after both. */
export interface LevelPair {
  readonly startUp: Level;
  /** Also what `startUp` renews as. */
  readonly maintain: Level;
}

/** What one kind of organization can join at. */
export interface PriceList {
  readonly audience: Exclude<LevelAudience, "either">;
  /** In the order of the levels' list. */
  readonly pairs: readonly LevelPair[];
}

/** Whether a visitor may start an application at a level; the others are by invitation. */
export const isOpenToAll = ({ audience }: Level): boolean => audience !== "either";

/**
 * The same membership for groups of the other kind, with tax exemption or still without: what a
 * start-up level renews as, and the other way round. Undefined where there is none.
 */
export function counterpartOf(levels: readonly Level[], levelId: number): Level | undefined {
  const level = levels.find(({ id }) => id === levelId);
  return level?.schema === "start-up"
    ? levels.find(({ id }) => id === level.renewsAsId)
    : levels.find(({ schema, renewsAsId }) => schema === "start-up" && renewsAsId === levelId);
}

/** The levels open to all, by audience, each start-up level beside the level that it renews as. */
export function priceListsOf(levels: readonly Level[]): readonly PriceList[] {
  const pairOf = (startUp: Level): LevelPair[] => {
    const maintain = levels.find(({ id }) => id === startUp.renewsAsId);
    return maintain ? [{ startUp, maintain }] : [];
  };
  return (["school_support", "greek"] as const).map((audience) => ({
    audience,
    pairs: levels
      .filter((level) => level.audience === audience && level.schema === "start-up")
      .flatMap(pairOf),
  }));
}
