import type { ApplicationState } from "#modules/applications/contract";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { refuseOthers } from "#modules/platform/permission.server";
import { ok, type Result } from "#modules/platform/result";
import type { AccountLinks } from "../views";
import { addresses } from "./timeline-sources.server";

/** Of each kind so many are on an account's page; the rest is where the kind is at home. */
const MOST = 5;

/**
 * What belongs to an account by its number or by its people's addresses: its applications, and what
 * its people sent as visitors. The newest first. For staff.
 */
export async function accountLinks(ctx: Ctx, accountId: number): Promise<Result<AccountLinks>> {
  const others = refuseOthers(ctx);
  if (others) return others;
  const tx = reader(ctx);
  const [applications, inquiries, entries] = await Promise.all([
    tx.$queryRaw<{ id: number; level: string; state: ApplicationState; at: Date }[]>`
      SELECT p.id, l.name AS level, p.state, p.created_at AS at
      FROM applications p JOIN levels l ON l.id = p.level_id
      WHERE p.account_id = ${accountId} ORDER BY p.id DESC LIMIT ${MOST}`,
    tx.$queryRaw<AccountLinks["inquiries"]>`
      SELECT q.id, q.kind, q.state, q.email, q.created_at AS at
      FROM inquiries q JOIN (${addresses(accountId)}) p ON p.email = lower(q.email)
      ORDER BY q.id DESC LIMIT ${MOST}`,
    tx.$queryRaw<AccountLinks["entries"]>`
      SELECT c.id, o.title AS contest, c.state, c.created_at AS at
      FROM contest_entries c JOIN contests o ON o.id = c.contest_id
        JOIN (${addresses(accountId)}) p ON p.email = c.email_key
      ORDER BY c.id DESC LIMIT ${MOST}`,
  ]);
  return ok({ applications, inquiries, entries });
}
