import type { Ctx } from "#modules/platform/ctx.server";
import { type CivilDate, civilDateIn, fromUtcDate } from "#modules/platform/dates";
import type { MessageRef } from "#modules/platform/messages";
import { isOfAccount, mayActFor } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { type OpenFile, storage } from "#modules/platform/storage/index.server";
import { certifiable } from "./issue-certificate.server";
import { serialOf } from "./payload";
import { certificateKey } from "./render-certificate.server";

/** A certificate as its club sees it. */
export interface CertificateView {
  readonly id: number;
  readonly serial: string;
  readonly code: string;
  readonly issuedOn: CivilDate;
  readonly validThrough: CivilDate;
  readonly state: "valid" | "expired" | "withdrawn";
  /** Whether its file is there; "none" when it could not be made. */
  readonly file: "waiting" | "ready" | "none";
}

export interface CertificatesView {
  readonly name: string;
  /** The newest first; the last hundred. */
  readonly certificates: readonly CertificateView[];
  /** Why none can be made today; undefined when one can. */
  readonly obstacle: MessageRef | undefined;
  readonly isBadgeOn: boolean;
  /** Whether the reader may make and withdraw them, and switch the badge. */
  readonly mayAct: boolean;
}

const NEWEST = 100;

export const serialOfRow = ({ id, issuedOn }: { id: number; issuedOn: Date }): string =>
  serialOf(id, fromUtcDate(issuedOn));

/** What became of a certificate by a day. */
export function certificateState(
  isWithdrawn: boolean,
  validThrough: CivilDate,
  today: CivilDate,
): CertificateView["state"] {
  if (isWithdrawn) return "withdrawn";
  return validThrough < today ? "expired" : "valid";
}

/** The certificates and the badge of an account, for its people, staff and the system. */
export async function listCertificates(
  ctx: Ctx,
  accountId: number,
): Promise<Result<CertificatesView>> {
  if (!isOfAccount(ctx, accountId)) return refuse({ code: "not_found" });
  const account = await ctx.db.account.findUnique({
    where: { id: accountId },
    include: {
      standing: { select: { isBadgeOn: true } },
      standingCertificates: { orderBy: { id: "desc" }, take: NEWEST },
    },
  });
  if (!account) return refuse({ code: "not_found" });
  const today = civilDateIn(ctx.now(), account.timeZone);
  const possible = await certifiable(ctx, accountId);
  const obstacle = possible.ok ? undefined : possible.refusal.message;
  return ok({
    name: account.name,
    certificates: account.standingCertificates.map((row) => ({
      id: row.id,
      serial: serialOfRow(row),
      code: row.code,
      issuedOn: fromUtcDate(row.issuedOn),
      validThrough: fromUtcDate(row.validThrough),
      state: certificateState(row.withdrawnAt !== null, fromUtcDate(row.validThrough), today),
      // The table's check constraint holds it to three values.
      file: row.fileState === "failed" ? "none" : (row.fileState as "waiting" | "ready"),
    })),
    obstacle,
    isBadgeOn: account.standing?.isBadgeOn ?? false,
    mayAct: mayActFor(ctx, accountId),
  });
}

export interface CertificateFile {
  readonly serial: string;
  readonly isWaiting: boolean;
  /** Undefined while it is not there, or when the place for files has lost it. */
  open(): Promise<OpenFile | undefined>;
}

/** The file of a certificate, for its account's people, staff and the system; else `not_found`. */
export async function certificateFile(ctx: Ctx, id: number): Promise<Result<CertificateFile>> {
  const row = await ctx.db.standingCertificate.findUnique({ where: { id } });
  if (!row || !isOfAccount(ctx, row.accountId)) return refuse({ code: "not_found" });
  const { sha256, fileState } = row;
  return ok({
    serial: serialOfRow(row),
    isWaiting: fileState === "waiting",
    open: async () => (sha256 ? storage.get(certificateKey(id, sha256)) : undefined),
  });
}
