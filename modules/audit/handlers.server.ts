import { readRecipient } from "#modules/accounts/index.server";
import { env } from "#modules/platform/env.server";
import { handle } from "#modules/platform/jobs/index.server";
import { deliverMail } from "#modules/platform/mail/index.server";
import { checkAudit } from "./commands/check-audit.server";
import { sealEntries } from "./commands/seal-entries.server";
import { checkAuditJob, sealEntriesJob, sendAuditFaultJob } from "./jobs";
import { auditFaultMail } from "./templates/audit-fault.mail";

/** What does the work of this room's jobs. */
export const handlers = [
  handle(sealEntriesJob, async (ctx) => {
    await sealEntries(ctx, ctx.signal);
  }),
  handle(checkAuditJob, async (ctx) => {
    const { head, waiting, fault } = await checkAudit(ctx, { isTelling: true });
    // The log leaves the database: its heads show when the chain was cut or rewritten.
    if (fault) ctx.log.error({ head, waiting, fault }, "the audit is at fault");
    else ctx.log.info({ head, waiting }, "the audit holds");
  }),
  handle(sendAuditFaultJob, async (ctx, { userId, day }) => {
    const recipient = await readRecipient(ctx, { userId });
    if (!recipient) return;
    await deliverMail(ctx, {
      mail: auditFaultMail,
      ...recipient,
      props: { href: `${env.publicUrl}/admin/audit` },
      messageKey: `audit.fault:${day}:${userId}`,
    });
  }),
] as const;
