import { readTemplate, sendLetters, signLetter } from "#modules/letters/index.server";
import { type Ctx, createCtx } from "#modules/platform/ctx.server";
import { organizations, people } from "./demonstration-data";

/**
 * Letters of the demonstration's headquarters: one that a chapter signed, and one that waits. It does
 * nothing where letters are already.
 */
export async function seedLetters(ctx: Ctx): Promise<void> {
  if ((await ctx.db.letterAct.count()) > 0) return;
  const chapter = await ctx.db.account.findFirst({
    where: { ein: organizations.chapter.ein },
    include: { group: true },
  });
  const accountId = chapter?.group?.centralAccountId;
  const officer = await ctx.db.user.findFirst({ where: { email: people.chapter.email } });
  if (!chapter || !accountId || !officer) return;
  for (const kind of ["inclusion", "consent"] as const) {
    const found = await readTemplate(ctx, accountId, kind);
    if (!found.ok) return;
    const { title, text, version, things } = found.value.template;
    const fields = {
      title,
      text,
      needs_two: false,
      thing_signers: things.includes("signers"),
      thing_papers: things.includes("papers"),
    };
    const key = `demonstration-${kind}`;
    await sendLetters(ctx, { accountId, kind, version, fields, days: null, key });
  }
  const letter = await ctx.db.letter.findFirst({
    where: { accountId: chapter.id, kind: "inclusion" },
  });
  if (!letter) return;
  const actor = {
    kind: "user",
    userId: officer.id,
    isStaff: false,
    accountIds: [chapter.id],
    provedAt: ctx.now(),
  } as const;
  const signer = createCtx({ actor, now: () => ctx.now() });
  const { firstName, lastName } = people.chapter;
  const full_name = `${firstName} ${lastName}`;
  const signature = { digest: letter.textSha256, agrees: true, full_name };
  const evidence = { sessionId: "demonstration", ip: "192.0.2.1" };
  await signLetter(signer, { id: letter.id, fields: signature, evidence });
}
