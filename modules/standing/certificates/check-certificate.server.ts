import { readCode } from "#modules/platform/check-code";
import { type Ctx, rawRows } from "#modules/platform/ctx.server";
import { type CivilDate, civilDateIn } from "#modules/platform/dates";
import { ok, type Result, refuse } from "#modules/platform/result";
import { isStale, type Verdict } from "../domain/judge";
import { type CertificateView, certificateState } from "./list-certificates.server";
import { type CertificatePayload, serialOf } from "./payload";
import { isSigned } from "./signing.server";

/** What everybody with a certificate's code reads: never a reason. */
export interface CheckView extends Pick<CertificateView, "serial" | "code" | "state"> {
  readonly said: CertificatePayload;
  /** Of the PDF, as hex; undefined while it is being written. */
  readonly sha256: string | undefined;
  /** What was signed, and whether the published key fits. */
  readonly payload: string;
  readonly signature: string;
  readonly isSigned: boolean;
  /** How the club stands now: `checking` while staff look at it, `not_current` without a reason. */
  readonly today: Verdict | "checking" | "not_current";
  /** The date of the file that today's word rests on. */
  readonly fileAsOf: CivilDate | undefined;
  /** Whether the file is too old to say how the club stands today. */
  readonly isFileOld: boolean;
}

interface Row {
  readonly id: number;
  readonly code: string;
  readonly issued_on: CivilDate;
  readonly valid_through: CivilDate;
  readonly is_withdrawn: boolean;
  readonly payload: string;
  readonly signature: string;
  readonly sha256: string | null;
  readonly public_key: string;
  readonly time_zone: string;
  readonly is_closed: boolean;
  readonly verdict: Verdict | null;
  readonly is_held: boolean;
  readonly is_badge_on: boolean | null;
  readonly file_as_of: CivilDate | null;
}

/** One row by one statement, for the live page and the badge. */
async function findRow(ctx: Ctx, typed: string): Promise<Row | undefined> {
  // What can be no code is looked for all the same: the answer takes as long.
  const code = readCode(typed) ?? "";
  const [row] = await rawRows<Row & Record<string, unknown>>(ctx, {
    name: "standing-check",
    text: `
      SELECT c.id, c.code, c.issued_on::text, c.valid_through::text,
        c.withdrawn_at IS NOT NULL AS is_withdrawn, c.payload, c.signature,
        c.sha256, k.public_key, a.time_zone,
        a.merged_into_id IS NOT NULL OR a.suspended_at IS NOT NULL AS is_closed, s.verdict,
        s.hold_id IS NOT NULL AS is_held, s.is_badge_on, o.as_of::text AS file_as_of
      FROM standing_certificates c
      JOIN standing_keys k ON k.id = c.key_id
      JOIN accounts a ON a.id = c.account_id
      LEFT JOIN standings s ON s.account_id = c.account_id
      LEFT JOIN irs_organizations o ON o.ein = s.ein
      WHERE c.code = $1`,
    values: [code],
  });
  return row;
}

const todayOf = (row: Row): CheckView["today"] => {
  if (row.is_closed || row.verdict === null) return "not_current";
  return row.is_held ? "checking" : row.verdict;
};

/** What a certificate's code says today, for anybody; `not_found` when there is no such certificate. */
export async function checkCertificate(ctx: Ctx, typed: string): Promise<Result<CheckView>> {
  const row = await findRow(ctx, typed);
  if (!row) return refuse({ code: "not_found" });
  const { code, payload, signature, sha256, public_key, file_as_of } = row;
  const today = civilDateIn(ctx.now(), row.time_zone);
  return ok({
    serial: serialOf(row.id, row.issued_on),
    code,
    state: certificateState(row.is_withdrawn, row.valid_through, today),
    // It was written by `issueCertificate` alone, and the table keeps it as it was.
    said: JSON.parse(payload) as CertificatePayload,
    sha256: sha256 ?? undefined,
    payload,
    signature,
    isSigned: isSigned(payload, signature, public_key),
    today: todayOf(row),
    fileAsOf: file_as_of ?? undefined,
    isFileOld: !file_as_of || isStale(file_as_of, today),
  });
}

/** The badge of a code: the word and its day, or that it is not current. */
export interface BadgeView {
  readonly isCurrent: boolean;
  readonly day: CivilDate;
}

/** So long an answer holds, and so many are remembered. */
const HOLDS_MS = 60_000;
const MOST = 10_000;
const known = new Map<string, { readonly until: number; readonly badge: BadgeView | undefined }>();

/**
 * The badge of a certificate's code, for anybody: current while the club is in good standing by a fresh
 * file and shows its badge; undefined for an unknown code. A process asks the database once a minute for
 * each code.
 */
export async function readBadge(ctx: Ctx, typed: string): Promise<BadgeView | undefined> {
  const code = readCode(typed) ?? "";
  const now = ctx.now().getTime();
  const kept = known.get(code);
  if (kept && kept.until > now && kept.until <= now + HOLDS_MS) return kept.badge;
  const row = await findRow(ctx, code);
  const badge = row && badgeOf(ctx, row);
  known.delete(code);
  known.set(code, { until: now + HOLDS_MS, badge });
  if (known.size > MOST) known.delete(known.keys().next().value ?? "");
  return badge;
}

function badgeOf(ctx: Ctx, row: Row): BadgeView {
  const day = civilDateIn(ctx.now(), row.time_zone);
  const { file_as_of: file, is_withdrawn, is_badge_on } = row;
  const isFresh = file !== null && !isStale(file, day);
  const isGood = todayOf(row) === "good" && !is_withdrawn;
  return { isCurrent: isGood && isFresh && is_badge_on === true, day };
}
