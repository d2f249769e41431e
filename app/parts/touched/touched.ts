/** Whom a change of rules would touch, dates in words. */
export interface Touched {
  readonly clubs: number;
  readonly dates: number;
  /** So many clubs were looked at, of so many. */
  readonly looked: number;
  readonly all: number;
  readonly examples: readonly {
    readonly key: string;
    readonly club: string;
    readonly period: string;
    readonly before: string;
    readonly after: string;
  }[];
}
