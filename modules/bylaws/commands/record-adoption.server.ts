import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { parseFields } from "#modules/platform/fields";
import { formatLongDate } from "#modules/platform/format";
import { enqueue } from "#modules/platform/jobs/index.server";
import { message } from "#modules/platform/messages";
import { ok, type Result, refuse, refuseField } from "#modules/platform/result";
import { adoptionForm } from "../adoption-form";
import { type Adoption, adoptionDays } from "../domain/adoption";
import { bylawsAdoptedJob, renderBylaws } from "../jobs";
import { keepAnotherYear } from "../keeping-store.server";
import { versionOf } from "../queries/version-of.server";
import { adoptVersion } from "../store.server";
import { versionMessages } from "../version-messages";
import type { SavedBylaws } from "./save-version.server";

/**
 * Records that members adopted a version, once and for good, and asks a worker to write it into the
 * version's files. Later saves make new versions. Whoever holds the hash may. `version` is the
 * number as it came; `fields` are the adoption form's.
 * Refusals: `not_found` for an unknown hash or number, `invalid` with the messages at their fields,
 * `conflict` when the adoption is recorded already or the document is not ready.
 */
export async function recordAdoption(
  ctx: Ctx,
  { hash, version, fields }: { hash: string; version: unknown; fields: unknown },
): Promise<Result<SavedBylaws>> {
  const number = /^\d{1,9}$/.test(String(version)) ? Number(version) : 0;
  const found = await versionOf(ctx, hash, number);
  if (!found) return refuse({ code: "not_found" });
  const alreadyAdopted = message(versionMessages, "alreadyAdopted");
  if (found.adoptedAt) return refuse({ code: "conflict", message: alreadyAdopted });
  const judged = judgeAdoption(ctx, found.createdAt, fields);
  if (!judged.ok) return judged;
  if (found.state !== "ready") {
    return refuse({ code: "conflict", message: message(versionMessages, "notReady") });
  }
  return inTransaction(ctx, async (tx) => {
    const isRecorded = await adoptVersion(tx, found.id, judged.value);
    if (!isRecorded) return refuse({ code: "conflict", message: alreadyAdopted });
    const accountId = await keepAnotherYear(tx, hash);
    if (accountId !== null) await enqueue(tx, bylawsAdoptedJob, { accountId });
    await audit(tx, {
      action: "bylaws.adopted",
      subject: `bylaws-version:${found.id}`,
      data: { number, date: judged.value.date },
    });
    await enqueue(
      tx,
      renderBylaws,
      { versionId: found.id },
      { dedupeKey: `bylaws.render:${found.id}:adopted` },
    );
    return ok({ hash, version: number });
  });
}

function judgeAdoption(ctx: Ctx, createdAt: Date, fields: unknown): Result<Adoption> {
  const judged = parseFields(adoptionForm, fields, ctx.locale);
  if (!judged.ok) return judged;
  const { date, vote, votes_for, votes_against, abstained, ...names } = judged.value;
  const { first, last } = adoptionDays(createdAt, ctx.now());
  if (date > last) {
    const today = formatLongDate(last, ctx);
    return refuseField("date", message(versionMessages, "dateTooLate", { today }));
  }
  if (date < first) {
    const made = formatLongDate(first, ctx);
    return refuseField("date", message(versionMessages, "dateTooEarly", { made }));
  }
  return ok({
    date,
    isUnanimous: vote === "unanimous",
    votesFor: votes_for,
    votesAgainst: votes_against ?? 0,
    abstained: abstained ?? 0,
    presidingOfficer: names.presiding_officer.trim(),
    secretary: names.secretary.trim(),
  });
}
