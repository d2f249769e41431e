import type { TxCtx } from "#modules/platform/ctx.server";
import { wordFields } from "../domain/fields";
import { foldName } from "../domain/fold";

/** What the public may find of an account. */
export interface ListedAccount {
  readonly accountId: number;
  readonly name: string;
  /** "" where the profile does not show it. */
  readonly city: string;
  /** A postal code, or "". */
  readonly state: string;
  /** Nobody finds it until it is listed again. */
  readonly isHidden?: boolean;
  /** Nine digits, or none. */
  readonly ein: string | null;
}

/** Takes an account out of what the public finds, until it is listed again. */
export async function hideListing({ tx }: TxCtx, accountId: number): Promise<void> {
  await tx.$executeRaw`
    UPDATE listing_index.accounts SET is_hidden = true, entry = NULL
    WHERE account_id = ${accountId}`;
}

/**
 * Puts a public account into the listing search, or brings it up to date, within the caller's
 * transaction. With an EIN it takes the place of the organization of the IRS's file that has it,
 * and is found by that one's names too.
 */
export async function listAccount(tx: TxCtx, account: ListedAccount): Promise<void> {
  const { accountId, name, city, state, isHidden = false, ein } = account;
  const key = foldName(name);
  await tx.tx.$executeRaw`
    INSERT INTO listing_index.accounts (account_id, name, city, state, ein, name_key, is_hidden)
    VALUES (${accountId}, ${name}, ${city}, ${state}, ${ein}, ${key}, ${isHidden})
    ON CONFLICT (account_id) DO UPDATE SET name = excluded.name, city = excluded.city,
      state = excluded.state, ein = excluded.ein, name_key = excluded.name_key,
      is_hidden = excluded.is_hidden`;
  await tx.tx.$executeRaw`
    UPDATE listing_index.accounts a SET
      place = coalesce((SELECT e.position FROM listing_index.entries e
        WHERE e.name_key > a.name_key ORDER BY e.name_key, e.position LIMIT 1),
        (SELECT entries FROM listing_index.state)),
      entry = (SELECT e.position FROM listing_index.entries e
        WHERE e.ein = a.ein AND NOT a.is_hidden)
    WHERE account_id = ${accountId}`;
  const [known] = await tx.tx.$queryRaw<{ name: string; sort_name: string }[]>`
    SELECT o.name, o.sort_name FROM listing_index.accounts a JOIN irs_organizations o USING (ein)
    WHERE a.account_id = ${accountId}`;
  const names = [name, known?.name ?? "", known?.sort_name ?? ""].map(foldName);
  const words = [...wordFields({ names, city: foldName(city) })];
  await tx.tx.$executeRaw`
    DELETE FROM listing_index.account_words WHERE account_id = ${accountId}`;
  await tx.tx.$executeRaw`
    INSERT INTO listing_index.account_words (word, account_id, field)
    SELECT word, ${accountId}, field
    FROM unnest(${words.map(([word]) => word)}::text[],
      ${words.map(([, field]) => field)}::smallint[]) AS w(word, field)
    ON CONFLICT DO NOTHING`;
}
