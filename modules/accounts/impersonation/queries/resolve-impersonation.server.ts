import type { Ctx } from "#modules/platform/ctx.server";
import { pool } from "#modules/platform/db.server";
import { mayRoleDo } from "#modules/platform/staff-roles";
import { personName } from "../../people/domain/person-name";
import { accountsOfUser, readOnlyOf } from "../../people/queries/own-accounts";
import type { SessionView } from "../../views";
import { endFoundImpersonation } from "../store.server";

interface Row {
  user_id: number;
  email: string;
  first_name: string;
  last_name: string;
  locale: string | null;
  account_id: number;
  account_name: string;
  ends_at: Date;
  accounts: SessionView["accounts"];
}

const find = {
  name: "accounts.resolve-seeing",
  text: `
    SELECT u.id AS user_id, u.email, u.first_name, u.last_name, u.locale, a.id AS account_id,
      a.name AS account_name, g.ends_at,
      ${accountsOfUser("$2")} AS accounts
    FROM seeings g
    JOIN users u ON u.id = g.user_id AND NOT u.is_staff
    JOIN accounts a ON a.id = g.account_id AND a.suspended_at IS NULL
    JOIN account_users m ON m.account_id = a.id AND m.user_id = u.id
    WHERE g.session_hash = $1 AND g.ends_at > $2::timestamptz`,
};

/**
 * What a session of staff shows that was let see as a member: that member's view, while the time lasts
 * and nobody has lost the right to it. Found over it is ended here, and the session is the staff
 * person's own again.
 */
export async function resolveImpersonation(
  ctx: Ctx,
  own: SessionView,
  sessionHash: string,
): Promise<SessionView> {
  const row = maySee(own) ? await findRow(ctx, sessionHash) : undefined;
  if (!row) return { ...own, hasImpersonationEnded: await endFoundImpersonation(ctx, sessionHash) };
  const person = { email: row.email, firstName: row.first_name, lastName: row.last_name };
  return {
    ...own,
    user: {
      id: row.user_id,
      ...person,
      isStaff: false,
      staffRole: null,
      locale: row.locale,
      offersPasskey: false,
    },
    accounts: row.accounts,
    accountIds: row.accounts.map(({ id }) => id),
    readOnlyIds: readOnlyOf(row.accounts),
    impersonation: {
      staffId: own.user.id,
      person: personName(person),
      account: { id: row.account_id, name: row.account_name },
      endsAt: row.ends_at,
    },
  };
}

const maySee = ({ user, needsSecondFactor, needsEnrollment }: SessionView): boolean =>
  user.isStaff &&
  user.staffRole !== null &&
  mayRoleDo(user.staffRole, "seeing") &&
  !needsSecondFactor &&
  !needsEnrollment;

async function findRow(ctx: Ctx, sessionHash: string): Promise<Row | undefined> {
  const values = [sessionHash, ctx.now().toISOString()];
  const { rows } = await pool.query<Row>({ ...find, values });
  return rows[0];
}
