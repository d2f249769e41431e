import { readBoardView } from "#modules/headquarters/contract";
import { readBoard, sendNudge } from "#modules/headquarters/index.server";
import { type Ctx, createCtx } from "#modules/platform/ctx.server";
import { organizations, people } from "./demonstration-data";

const KEY = "0b7c5f1e-6f0a-4a7e-9c55-5d1f3c9a2b10";

/**
 * A letter of the demonstration's headquarters to the chapters that keep no bylaws here: in most of
 * them there is nobody to write to. It does nothing where a letter to chapters is already.
 */
export async function seedNudge(ctx: Ctx): Promise<void> {
  if ((await ctx.db.nudge.count()) > 0) return;
  const central = await ctx.db.account.findFirst({
    where: { ein: organizations.headquarters.ein, centralOf: { isNot: null } },
  });
  const officer = await ctx.db.user.findFirst({ where: { email: people.headquarters.email } });
  if (!central || !officer) return;
  const actor = {
    kind: "user",
    userId: officer.id,
    isStaff: false,
    accountIds: [central.id],
  } as const;
  const sender = createCtx({ actor, now: () => ctx.now() });
  const view = readBoardView(new URLSearchParams({ reason: "bylaws_missing" }));
  const board = await readBoard(sender, { centralAccountId: central.id, view });
  if (!board.ok || board.value.rows.length === 0) return;
  const fields = {
    topic: "standing.bylaws_missing",
    state: "",
    region: "",
    search: "",
    subject: "{chapter}: your bylaws",
    text: "Dear officers of {chapter},\n\n{reason}\n\nPlease see to it before our meeting in January: {link}\n\nThank you!",
    when: "now" as const,
    send_on: null,
    insists: false,
    chapters: board.value.rows.map(({ id }) => id).join(","),
    form_key: KEY,
  };
  const sent = await sendNudge(sender, { centralAccountId: central.id, fields });
  if (!sent.ok) throw new Error(`the letter was refused: ${JSON.stringify(sent.refusal)}`);
}
