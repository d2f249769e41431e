import type { VersionChoice } from "#modules/bylaws/contract";

const isNumber = (text: string) => /^[1-9]\d{0,5}$/.test(text);

/** Reads `?from=` and `?to=`; undefined when they name something that cannot exist. */
export function readCompareQuery(
  request: Request,
): { from?: number; to?: VersionChoice } | undefined {
  const { searchParams } = new URL(request.url);
  const from = searchParams.get("from") || undefined;
  const to = searchParams.get("to") || undefined;
  if (from !== undefined && !isNumber(from)) return undefined;
  if (to !== undefined && to !== "new" && !isNumber(to)) return undefined;
  return {
    ...(from && { from: Number(from) }),
    ...(to && { to: to === "new" ? to : Number(to) }),
  };
}
