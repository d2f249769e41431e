import { type Ctx, reader } from "#modules/platform/ctx.server";
import { translator } from "#modules/platform/messages";
import type { Template } from "./compose";
import type { ConsentThing, LetterKind } from "./domain/kinds";
import { letterKindWords, letterTexts } from "./messages";

/** A template with the version that was read; 0 while the headquarters wrote none of its own. */
export interface KeptTemplate extends Template {
  readonly kind: LetterKind;
  readonly version: number;
}

/** What letters of a kind say in a group: its own text, or else ours. */
export async function templateOf(
  ctx: Ctx,
  groupId: number,
  kind: LetterKind,
): Promise<KeptTemplate> {
  const own = await reader(ctx).letterTemplate.findUnique({
    where: { groupId_kind: { groupId, kind } },
  });
  if (!own) {
    return {
      kind,
      version: 0,
      title: kind === "free" ? "" : translator(letterKindWords, "en")(kind),
      text: rawText(kind),
      needsTwo: false,
      things: kind === "consent" ? ["signers", "papers"] : [],
    };
  }
  const { version, title, text, needsTwo, things } = own;
  // They are written by `saveTemplate` alone.
  return { kind, version, title, text, needsTwo, things: things as ConsentThing[] };
}

/** Our own text with its placeholders as they are. */
const rawText = (kind: LetterKind): string => letterTexts.en[kind];
