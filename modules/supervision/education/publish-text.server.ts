import { audit } from "#modules/platform/audit.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { ok, type Result, refuseField } from "#modules/platform/result";
import { actorId, changeWhole, words } from "../store.server";

export interface NewEducation {
  /** The central organization of the group. */
  readonly accountId: number;
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/**
 * Publishes the next version of what chapters learn: a text, an address, or both. Versions before it
 * stay as they are, with whom they were sent to. Owners and editors for all chapters may. Refusals:
 * `not_found`; `invalid` at `text` and `url`.
 */
export const publishEducation = (
  ctx: Ctx,
  { accountId, ...sent }: NewEducation,
): Promise<Result<{ version: number }>> =>
  changeWhole(ctx, accountId, async (tx, { groupId }): Promise<Result<{ version: number }>> => {
    const [title, text, url] = [sent.title.trim(), sent.text.trim(), sent.url.trim()];
    if (url !== "" && !isWebAddress(url)) return refuseField("url", words("linkShape"));
    if (text === "" && url === "") return refuseField("text", words("textOrLink"));
    const last = await tx.tx.educationText.aggregate({
      where: { groupId },
      _max: { version: true },
    });
    // The group is locked, so the number is its own.
    const version = (last._max.version ?? 0) + 1;
    await tx.tx.educationText.create({
      data: {
        groupId,
        version,
        title,
        text,
        url,
        publishedAt: tx.now(),
        userId: actorId(tx),
      },
    });
    const data = { groupId, version, title };
    await audit(tx, {
      action: "supervision.education-published",
      subject: `account:${accountId}`,
      data,
    });
    return ok({ version });
  });

function isWebAddress(url: string): boolean {
  return URL.canParse(url) && new URL(url).protocol === "https:";
}
