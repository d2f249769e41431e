import {
  listOrganizations,
  mergeOrganizations,
  mergeSchema,
  previewMerge,
  undoMerge,
} from "#modules/contest/index.server";
import { OFFICE_ZONE } from "#modules/platform/dates";
import { parseFields } from "#modules/platform/fields";
import { formatInstant } from "#modules/platform/format";
import type { Result } from "#modules/platform/result";
import type { HttpContext } from "~/http/context.server";
import { refusePage, wordRefusal } from "~/http/respond.server";
import { contestOf } from "../contest-pages.server";

/** The organizations of a contest, and what merging the two that the address names changes. */
export async function organizationsPage(
  context: HttpContext,
  request: Request,
  id: string | undefined,
) {
  const { ctx } = context;
  const contest = await contestOf(context, id);
  const { searchParams } = new URL(request.url);
  const page = Number(searchParams.get("page") ?? 1);
  const listed = await listOrganizations(ctx, { contestId: contest.id, page });
  if (!listed.ok) refusePage(context, listed.refusal);
  const { rows, merges, ...list } = listed.value;
  const offset = (list.current_page - 1) * list.per_page;
  const asked = { from: searchParams.get("from") ?? "", into: searchParams.get("into") ?? "" };
  const isAsked = searchParams.has("from") || searchParams.has("into");
  return {
    contest: { id: contest.id, title: contest.title },
    ...list,
    rows,
    from: rows.length > 0 ? offset + 1 : null,
    to: rows.length > 0 ? offset + rows.length : null,
    asked,
    preview: isAsked ? await lookAt(context, contest.id, asked) : undefined,
    merges: merges.map(({ createdAt, ...merge }) => ({
      ...merge,
      when: formatInstant(createdAt, OFFICE_ZONE, ctx),
    })),
  };
}

async function lookAt(
  context: HttpContext,
  contestId: number,
  asked: { readonly from: string; readonly into: string },
) {
  const found = await previewMerge(context.ctx, { contestId, ...asked });
  if (found.ok) return { plan: found.value };
  const { status, body } = wordRefusal(context, found.refusal);
  const { message, errors = {} } = body;
  return { refusal: { ok: false as const, status, message, errors, values: asked } };
}

/** Carries out what staff do about the organizations. */
export async function saveOrganizations(
  { ctx, body }: HttpContext,
  contestId: number,
): Promise<Result<unknown>> {
  const fields = parseFields(mergeSchema, body.fields, ctx.locale);
  if (!fields.ok) return fields;
  if (fields.value.step === "undo") {
    return undoMerge(ctx, { contestId, mergeId: fields.value.merge });
  }
  const { from, into, entries, losing } = fields.value;
  return mergeOrganizations(ctx, { contestId, from, into, seen: { entries, losing } });
}
