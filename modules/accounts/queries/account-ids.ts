/** The numbers of the accounts of the user `u`, the one that is their primary first: SQL. */
export const accountIdsOfUser = `
  ARRAY(SELECT au.account_id FROM account_users au WHERE au.user_id = u.id
    ORDER BY au.is_primary DESC, au.account_id)`;
