import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { ok, type Result } from "#modules/platform/result";

export interface NewRating {
  /** A path of this site. */
  readonly url: string;
  /** 1 to 5 */
  readonly rating: number;
  readonly comments: string;
  /** Names the visitor without saying who it is. */
  readonly visitorKey: string;
  readonly isVerified: boolean;
}

/**
 * Keeps how helpful a visitor found a page; what the same visitor said of it before is replaced.
 * Open to everybody: whoever calls has judged the visitor and counted the limit.
 */
export async function ratePage(ctx: Ctx, given: NewRating): Promise<Result<void>> {
  const { url, rating, comments, visitorKey, isVerified } = given;
  return inTransaction(ctx, async (tx) => {
    const [row] = await tx.tx.$queryRaw<{ id: number }[]>`
      INSERT INTO ratings
        (url, visitor_key, rating, comments, is_verified, created_at, updated_at)
      VALUES
        (${url}, ${visitorKey}, ${rating}, ${comments}, ${isVerified}, ${tx.now()}, ${tx.now()})
      ON CONFLICT (url, visitor_key) DO UPDATE SET
        rating = ${rating}, comments = ${comments}, is_verified = ${isVerified},
        updated_at = ${tx.now()}
      RETURNING id`;
    await audit(tx, {
      action: "inquiries.rated",
      subject: `rating:${row?.id ?? 0}`,
      data: { url, rating },
    });
    return ok(undefined);
  });
}
