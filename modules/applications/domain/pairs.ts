/** The same membership for groups with and without exemption: start-up, maintain. */
const pairs = [
  [1001, 1002],
  [1003, 235636],
  [2001, 2002],
  [2003, 93772],
] as const;

/** The level of the other type; undefined where there is none. */
export function otherTypeOf(levelId: number): number | undefined {
  const pair = pairs.find((levels) => (levels as readonly number[]).includes(levelId));
  return pair?.find((level) => level !== levelId);
}
