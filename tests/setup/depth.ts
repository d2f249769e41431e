/** Whether the run is the deep one (`npm test -- --deep`), in which what is tried often is tried in full. */
export const isDeep = process.env.TESTS_DEEP === "1";

/**
 * All of these in a deep run. By default every one of `kinds` in turn: `at` counts the places where
 * one is tried, so that places that follow each other take different ones.
 */
export const inTurn = <T>(kinds: readonly T[], at: number): readonly T[] =>
  isDeep ? kinds : kinds.slice(at % kinds.length, (at % kinds.length) + 1);

/** How often something is tried: so often in a deep run, and a tenth of that by default. */
export const tries = (many: number): number => (isDeep ? many : Math.ceil(many / 10));
