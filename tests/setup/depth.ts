/** Whether the run is the deep one (`npm test -- --deep`), in which what is tried often is tried in full. */
export const isDeep = process.env.TESTS_DEEP === "1";

/** How often something is tried: so often in a deep run, and a tenth of that by default. */
export const tries = (many: number): number => (isDeep ? many : Math.ceil(many / 10));
