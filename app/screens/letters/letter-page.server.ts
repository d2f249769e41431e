import { listSessions } from "#modules/accounts/index.server";
import type { LetterView } from "#modules/letters/contract";
import { type Evidence, readLetter } from "#modules/letters/index.server";
import { offices, officeWords } from "#modules/officers/contract";
import { brand } from "#modules/platform/brand.server";
import { civilDateIn, OFFICE_ZONE } from "#modules/platform/dates";
import { formatLongDate } from "#modules/platform/format";
import { type Locale, translator } from "#modules/platform/messages";
import type { HttpContext } from "~/http/context.server";
import { requireProved } from "~/http/fresh-sign-in.server";
import { requireMember } from "~/http/guards.server";
import { readId } from "~/http/read-id";
import { refusePage } from "~/http/respond.server";

/** The letter that the address names. */
export async function openLetter(
  context: HttpContext,
  request: Request,
  id: string | undefined,
): Promise<LetterView> {
  requireMember(context, request);
  const found = await readLetter(context.ctx, readId(id));
  return found.ok ? found.value : refusePage(context, found.refusal);
}

/** The parts of a letter that its pages show. */
export function shownLetter({ ctx }: HttpContext, letter: LetterView) {
  const { sender, groupName, signatures, createdAt, expiresOn, fileDigests, ...shown } = letter;
  const day = (at: Date) => formatLongDate(civilDateIn(at, OFFICE_ZONE), ctx);
  return {
    ...shown,
    groupName,
    settledAt: letter.settledAt && day(letter.settledAt),
    expires: formatLongDate(expiresOn, ctx),
    // Whom to ask: who sent it, or else the headquarters.
    who: sender
      ? `${sender.name || groupName} (${sender.email})`
      : `${groupName} (${brand.supportEmail})`,
    signatures: signatures.map(({ name, office, at }) => ({
      name,
      office: officeRead(office, ctx.locale),
      day: day(at),
    })),
  };
}

/** An office as its letter has it, in English, for who reads it: a title of the club's own stays. */
function officeRead(kept: string, locale: Locale): string {
  const office = offices.find((one) => officeWords.en[one] === kept);
  return office ? translator(officeWords, locale)(office) : kept;
}

/** Asks officers for the password once more; who sees as a member sees the form, and is refused. */
export async function requireProvedOfficer(context: HttpContext, request: Request): Promise<void> {
  const { actor } = context.ctx;
  if (actor.kind === "user" && actor.seenBy !== undefined) return;
  await requireProved(context, request);
}

/** What proves where a signature comes from. */
export async function evidenceOf({ ctx, visit }: HttpContext): Promise<Evidence> {
  const sessions = visit.sessionToken ? await listSessions(ctx, visit.sessionToken) : [];
  const session = sessions.find(({ isCurrent }) => isCurrent);
  return { sessionId: session?.id ?? "", ip: visit.ip };
}
