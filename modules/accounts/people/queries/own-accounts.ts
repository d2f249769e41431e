/**
 * The accounts of the user `u` with their names, those where the user is primary first: SQL. Of one that
 * is only read it says until when, and leaves it out once that is over; of one that heads a group that it does; `now` is the parameter with the time.
 */
export const accountsOfUser = (now: string): string => `
  (SELECT coalesce(json_agg(json_strip_nulls(json_build_object(
        'id', a.id, 'name', a.name, 'readsUntil', au.reads_until,
        'hasChapters', (SELECT true FROM groups g WHERE g.central_account_id = a.id)))
      ORDER BY au.is_primary DESC, a.id), '[]')
    FROM account_users au JOIN accounts a ON a.id = au.account_id
    WHERE au.user_id = u.id AND (au.reads_until IS NULL OR au.reads_until > ${now}::timestamptz))`;

/** The accounts of a list that its person may only read. */
export const readOnlyOf = (
  accounts: readonly { readonly id: number; readonly readsUntil?: string }[],
): readonly number[] =>
  accounts.filter(({ readsUntil }) => readsUntil !== undefined).map(({ id }) => id);
