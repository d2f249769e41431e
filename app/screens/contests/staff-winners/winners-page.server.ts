import {
  announceWinners,
  listWinners,
  nameWinner,
  readEntryView,
  takePlaceBack,
  winnersSchema,
} from "#modules/contest/index.server";
import { parseFields } from "#modules/platform/fields";
import { formatLongDate } from "#modules/platform/format";
import type { Result } from "#modules/platform/result";
import type { HttpContext } from "~/http/context.server";
import { readId } from "~/http/read-id";
import { refusePage } from "~/http/respond.server";
import { contestOf } from "../contest-pages.server";

/** The winners of a contest, and the entry that the address names as the next one. */
export async function winnersPage(context: HttpContext, request: Request, id: string | undefined) {
  const { ctx } = context;
  const contest = await contestOf(context, id);
  const winners = await listWinners(ctx, contest.id);
  if (!winners.ok) refusePage(context, winners.refusal);
  const { title, kind, moment, isAnnounced, closesOn } = contest;
  const asked = readId(new URL(request.url).searchParams.get("entry") ?? "");
  const found = asked > 0 ? await readEntryView(ctx, asked) : undefined;
  const entry = found?.ok && found.value.contestId === contest.id ? found.value : undefined;
  return {
    contest: { id: contest.id, title, kind, isAnnounced },
    isOver: moment === "over",
    to: formatLongDate(closesOn, ctx),
    winners: winners.value,
    entry: entry && {
      id: entry.id,
      organization: entry.organization,
      altText: entry.altText,
      media: entry.media,
      place: entry.place,
      placeTitle: entry.placeTitle,
    },
    nextPlace: winners.value.length + 1,
  };
}

/** Carries out what staff do about the winners. */
export async function saveWinners(
  { ctx, body }: HttpContext,
  contestId: number,
): Promise<Result<unknown>> {
  const fields = parseFields(winnersSchema, body.fields, ctx.locale);
  if (!fields.ok) return fields;
  const sent = fields.value;
  switch (sent.step) {
    case "name": {
      const { entry: entryId, place, title } = sent;
      return nameWinner(ctx, { contestId, entryId, place, title });
    }
    case "take-back":
      return takePlaceBack(ctx, { contestId, entryId: sent.entry, place: sent.place });
    case "announce": {
      const entryIds = sent.entries.split(",").filter(Boolean).map(Number);
      return announceWinners(ctx, { contestId, entryIds });
    }
  }
}
