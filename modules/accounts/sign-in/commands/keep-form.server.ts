import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { hashToken, randomToken } from "#modules/platform/ids.server";
import { ok, type Result } from "#modules/platform/result";
import { lockUser } from "../../people/store.server";

/** How long a form that came too late waits for its person, in milliseconds. */
const KEPT_MS = 30 * 60_000;
/** The longest kept form, as JSON. */
const KEPT_MAX = 200_000;
/** So many forms wait for one person; older ones give way. */
const KEPT_MOST = 10;
/** What the database takes in no text. */
const unstorable = /[\0\p{Cs}]/u;

export interface LateForm {
  /** The value of the session that has ended. */
  readonly lapsedToken: string;
  /** Where the form was sent. */
  readonly path: string;
  /** What was typed, without passwords and card data. */
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Keeps what somebody typed into a form that came after the session had ended, for half an hour and
 * for nobody else. Only a session that idled away says whose it was: one that was signed out is
 * gone, and nothing is kept. Fields that no database takes are left out.
 * @returns the value for this browser's cookie, or undefined when nothing was kept
 */
export async function keepForm(ctx: Ctx, form: LateForm): Promise<Result<string | undefined>> {
  const storable = Object.entries(form.fields).filter((entry) => !unstorable.test(entry.join()));
  const fields = Object.fromEntries(storable);
  if (storable.length === 0 || JSON.stringify(fields).length > KEPT_MAX) return ok(undefined);
  const session = await ctx.db.session.findUnique({
    where: { tokenHash: hashToken(form.lapsedToken) },
    select: { userId: true, secondFactorAt: true, user: { select: { totpEnrolledAt: true } } },
  });
  // Whoever only gave the password was not signed in.
  if (!session || (session.user.totpEnrolledAt && !session.secondFactorAt)) return ok(undefined);
  const { userId } = session;
  const token = randomToken();
  return inTransaction(ctx, async (tx) => {
    await lockUser(tx, userId);
    await tx.tx.keptForm.deleteMany({ where: { userId, path: form.path } });
    const oldest = await tx.tx.keptForm.findMany({
      where: { userId },
      orderBy: { expiresAt: "desc" },
      skip: KEPT_MOST - 1,
      select: { tokenHash: true },
    });
    const tokenHash = { in: oldest.map((kept) => kept.tokenHash) };
    await tx.tx.keptForm.deleteMany({ where: { tokenHash } });
    await tx.tx.keptForm.create({
      data: {
        tokenHash: hashToken(token),
        userId,
        path: form.path,
        fields,
        expiresAt: new Date(tx.now().getTime() + KEPT_MS),
      },
    });
    return ok(token);
  });
}

/** Forgets the form kept for this browser, once it was sent again to where it belongs. */
export async function dropKeptForm(
  ctx: Ctx,
  { token, path }: { token: string; path: string },
): Promise<boolean> {
  const where = { tokenHash: hashToken(token), path };
  return (await ctx.db.keptForm.deleteMany({ where })).count > 0;
}
