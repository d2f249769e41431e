import { type Ctx, reader } from "#modules/platform/ctx.server";
import { constantTimeEqual, hashToken, randomToken } from "#modules/platform/ids.server";
import { withTerm } from "./stored";

/** The value in a mail's link, and what is kept of it. */
export function newNoticeToken(noticeId: number) {
  const token = `${noticeId}.${randomToken()}`;
  return { token, hash: hashToken(token) };
}

/** The notice in whose mail a value stands, with its letter; undefined for an unknown value. */
export async function noticeOfToken(ctx: Ctx, token: string) {
  const [, id = ""] = /^([1-9]\d{0,8})\.[\w-]{43}$/.exec(token) ?? [];
  if (!id) return undefined;
  const notice = await reader(ctx).officerCertificateNotice.findUnique({
    where: { id: Number(id) },
    include: { certificate: { include: withTerm } },
  });
  const hash = hashToken(token);
  const isKnown = notice?.tokenHashes.some((known) => constantTimeEqual(known, hash));
  return isKnown ? notice : undefined;
}
