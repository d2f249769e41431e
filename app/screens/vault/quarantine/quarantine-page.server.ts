import { civilDateIn, OFFICE_ZONE } from "#modules/platform/dates";
import { formatFileSize } from "#modules/platform/file-size";
import { formatLongDate } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import { rowsShown } from "#modules/platform/pagination";
import type { QuarantinedFile } from "#modules/vault/contract";
import { listQuarantine } from "#modules/vault/index.server";
import { contestStaffPaths } from "~/http/contest-staff-paths";
import type { HttpContext } from "~/http/context.server";
import { handoverPaths } from "~/http/handover-paths";
import { paths } from "~/http/paths";
import { readId } from "~/http/read-id";
import { refusePage } from "~/http/respond.server";
import type { ShownQuarantine } from "./quarantine-card";
import { quarantineWords } from "./words";

/** Where whose file it is, and where it came from, are shown. */
function placeOf({ from, fileId, accountId }: QuarantinedFile) {
  const accountTo = accountId === null ? "" : paths.staffAccount(accountId);
  const originTo = {
    paper: "",
    claim: handoverPaths.staff,
    entry: contestStaffPaths.entry(fileId),
  };
  return { accountTo, originTo: originTo[from] };
}

/** What is in quarantine, and what was decided, in words. */
export async function quarantinePage({ ctx, ...context }: HttpContext, request: Request) {
  const page = readId(new URL(request.url).searchParams.get("page") ?? "1");
  const found = await listQuarantine(ctx, { page });
  if (!found.ok) refusePage({ ctx, ...context }, found.refusal);
  const { waiting, decided, total, page: current_page, perPage: per_page } = found.value;
  const t = translator(quarantineWords, ctx.locale);
  const dayOf = (at: Date) => formatLongDate(civilDateIn(at, OFFICE_ZONE), ctx);
  const fileLine = ({ fileName: name, fileId: id, size, from }: QuarantinedFile) => {
    if (size === null) return name;
    const line = { name, id, size: formatFileSize(size) };
    return t(from === "paper" ? "fileLine" : "sentLine", line);
  };
  const shown = (one: QuarantinedFile): ShownQuarantine => ({
    id: one.id,
    ...placeOf(one),
    club: one.owner,
    finding: one.finding,
    origin: t(`origin.${one.from}`, { id: one.fileId, contest: one.contest }),
    file: one.fileName ? fileLine(one) : t("privatePaper", { id: one.fileId }),
    uploaded: one.uploadedBy
      ? t("uploadedBy", { day: dayOf(one.uploadedAt), name: one.uploadedBy })
      : dayOf(one.uploadedAt),
    foundAt: dayOf(one.foundAt),
    digest: one.sha256,
  });
  const bounds = { current_page, per_page, total };
  return {
    mayDecide: found.value.mayDecide,
    waiting: waiting.map(shown),
    decided: {
      ...bounds,
      ...rowsShown(bounds),
      rows: decided.map((one) => ({
        ...shown(one),
        outcome: one.outcome ?? "released",
        reason: one.reason,
        day: one.decidedAt ? dayOf(one.decidedAt) : "",
        by: one.decidedBy,
      })),
    },
  };
}
