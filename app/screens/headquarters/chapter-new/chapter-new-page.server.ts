import { randomUUID } from "node:crypto";
import { regionsInReach } from "#modules/accounts/index.server";
import { addChapter, groupAccess, newChapterSchema } from "#modules/headquarters/index.server";
import { parseFields } from "#modules/platform/fields";
import type { HttpContext } from "~/http/context.server";
import { loadHead } from "~/http/headquarters-head.server";
import { headquartersPaths } from "~/http/headquarters-paths";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { askedText } from "../asked-text";

/** An empty form, or one that starts with what the address knows of the chapter. */
export async function loadNewChapter(context: HttpContext, request: Request) {
  const head = await loadHead(context, request);
  const access = await groupAccess(context.ctx, head.accountId);
  if (!access.ok) refusePage(context, access.refusal);
  const regions = await regionsInReach(context.ctx, access.value);
  const asked = new URL(request.url).searchParams;
  return {
    head,
    regions: regions.map(({ id, name }) => ({ value: String(id), label: name })),
    start: {
      name: askedText(asked, "name", 200),
      ein: askedText(asked, "ein", 20),
      city: askedText(asked, "city", 80),
      state: askedText(asked, "state", 2),
    },
    formKey: randomUUID(),
  };
}

/** Adds the chapter, and leads to its page. */
export async function sendNewChapter(context: HttpContext, request: Request) {
  if (request.method !== "POST") refusePage(context, { code: "not_found" });
  const { ctx, body } = context;
  // Whoever may not come in is told so before what is wrong in the form.
  const { accountId, named } = await loadHead(context, request);
  const fields = parseFields(newChapterSchema, body.fields, ctx.locale);
  const done = fields.ok
    ? await addChapter(ctx, { centralAccountId: accountId, fields: fields.value })
    : fields;
  if (!done.ok && done.refusal.code === "not_found") refusePage(context, done.refusal);
  if (!done.ok) return refuseForm(context, done.refusal);
  const { id } = done.value;
  const isInvited = fields.ok && fields.value.officer_email !== "";
  return answerDone(context, {
    json: { status: "saved", id },
    to: headquartersPaths.chapter(id, named),
    flash: isInvited ? "chapter-invited" : "chapter-added",
  });
}
