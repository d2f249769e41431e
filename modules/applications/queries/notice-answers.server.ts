import { type Ctx, reader } from "#modules/platform/ctx.server";
import { isOfAccount } from "#modules/platform/permission.server";
import type { NoticeAnswers } from "../contract";

/**
 * What an account's applications say that a 990-N asks for beside the organization's facts: of each the
 * newest that has it. Undefined for everybody but the account's own people and staff.
 */
export async function noticeAnswers(
  ctx: Ctx,
  accountId: number,
): Promise<NoticeAnswers | undefined> {
  if (!isOfAccount(ctx, accountId)) return undefined;
  const rows = await reader(ctx).$queryRaw<{ answers: Readonly<Record<string, string>> }[]>`
    SELECT answers FROM applications WHERE account_id = ${accountId} ORDER BY id DESC LIMIT 5`;
  const newest = (name: string) => rows.find(({ answers }) => answers[name])?.answers[name];
  // Name and address belong together, so both come from one application.
  const led = rows.find(({ answers }) => answers.president_name)?.answers;
  return {
    otherNames: newest("other_names"),
    website: newest("website"),
    principalOfficer: led && { name: led.president_name ?? "", address: led.president_address },
  };
}
