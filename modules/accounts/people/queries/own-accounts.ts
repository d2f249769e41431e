/** The accounts of the user `u` with their names, those where the user is primary first: SQL. */
export const accountsOfUser = `
  (SELECT coalesce(json_agg(json_build_object('id', a.id, 'name', a.name)
      ORDER BY au.is_primary DESC, a.id), '[]')
    FROM account_users au JOIN accounts a ON a.id = au.account_id WHERE au.user_id = u.id)`;
