import { readId } from "./read-id";

/**
 * The account that the address names (`?account_id=`), or else the person's first: undefined for
 * somebody without one, 0, which is nobody's, for an address that names no number.
 */
export function chosenAccount(request: Request, accountIds: readonly number[]): number | undefined {
  const asked = new URL(request.url).searchParams.get("account_id");
  if (asked === null) return accountIds[0];
  return readId(asked);
}
