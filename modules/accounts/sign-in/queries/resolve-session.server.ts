import type { Ctx } from "#modules/platform/ctx.server";
import { pool } from "#modules/platform/db.server";
import { env } from "#modules/platform/env.server";
import { hashToken } from "#modules/platform/ids.server";
import type { StaffRole } from "#modules/platform/staff-roles";
import { resolveImpersonation } from "../../impersonation/queries/resolve-impersonation.server";
import { accountsOfUser, readOnlyOf } from "../../people/queries/own-accounts";
import type { SessionView } from "../../views";
import { sessionLimits } from "../domain/session-limits";

interface Row {
  user_id: number;
  email: string;
  first_name: string;
  last_name: string;
  is_staff: boolean;
  staff_role: StaffRole | null;
  locale: string | null;
  offers_passkey: boolean;
  is_enrolled: boolean;
  has_second_factor: boolean;
  is_to_touch: boolean;
  proved_at: Date;
  is_seeing: boolean;
  accounts: SessionView["accounts"];
}

// Every request of a signed-in person asks this, so it is one prepared statement past Prisma.
const find = {
  name: "accounts.resolve-session",
  text: `
    SELECT u.id AS user_id, u.email, u.first_name, u.last_name, u.is_staff, u.staff_role, u.locale,
      u.passkey_offer IS NOT DISTINCT FROM 'open' AS offers_passkey,
      u.totp_enrolled_at IS NOT NULL AS is_enrolled,
      s.second_factor_at IS NOT NULL AS has_second_factor,
      s.last_seen_at <= $5::timestamptz AS is_to_touch,
      GREATEST(s.created_at, s.confirmed_at) AS proved_at,
      EXISTS (SELECT 1 FROM seeings g WHERE g.session_hash = s.token_hash) AS is_seeing,
      ${accountsOfUser("$2")} AS accounts
    FROM sessions s JOIN users u ON u.id = s.user_id
    WHERE s.token_hash = $1 AND u.suspended_at IS NULL AND s.expires_at > $2::timestamptz
      AND s.last_seen_at > CASE WHEN u.is_staff THEN $4::timestamptz ELSE $3::timestamptz END`,
};

/**
 * Who is behind a cookie's value, or undefined when the session is unknown, over, was idle for too
 * long, or its person is suspended. One query; the time of the last visit is written at most once a minute. Of staff who see
 * as a member it is that member's view (`resolveImpersonation`).
 */
export async function resolveSession(ctx: Ctx, token: string): Promise<SessionView | undefined> {
  const now = ctx.now();
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();
  const tokenHash = hashToken(token);
  const { rows } = await pool.query<Row>({
    ...find,
    values: [
      tokenHash,
      now.toISOString(),
      before(sessionLimits.idleMember),
      before(sessionLimits.idleStaff),
      before(sessionLimits.touch),
    ],
  });
  const row = rows[0];
  if (!row) return undefined;
  if (row.is_to_touch) {
    await pool.query("UPDATE sessions SET last_seen_at = $2 WHERE token_hash = $1", [
      tokenHash,
      now.toISOString(),
    ]);
  }
  const own: SessionView = {
    user: {
      id: row.user_id,
      email: row.email,
      firstName: row.first_name,
      lastName: row.last_name,
      isStaff: row.is_staff && row.staff_role !== null,
      staffRole: row.staff_role,
      locale: row.locale,
      offersPasskey: row.offers_passkey,
    },
    accounts: row.accounts,
    accountIds: row.accounts.map(({ id }) => id),
    readOnlyIds: readOnlyOf(row.accounts),
    provedAt: row.proved_at,
    needsSecondFactor: row.is_enrolled && !row.has_second_factor,
    // A passkey stands for both steps: who signed in by one has nothing to set up.
    needsEnrollment: env.isProduction && row.is_staff && !row.is_enrolled && !row.has_second_factor,
  };
  return row.is_seeing ? resolveImpersonation(ctx, own, tokenHash) : own;
}
