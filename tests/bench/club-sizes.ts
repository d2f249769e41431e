/**
 * How many clubs are measured, from few to many: those of `BENCH_CLUBS` ("1000,10000,100000"), or the
 * two that take minutes and not hours.
 */
export const clubSizes: readonly number[] = (process.env.BENCH_CLUBS ?? "1000,10000")
  .split(",")
  .map(Number);
