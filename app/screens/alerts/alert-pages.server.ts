import { data } from "@remix-run/node";
import type { AlertView } from "#modules/alerts/contract";
import {
  addAlert,
  alertSchema,
  changeAlert,
  listAlerts,
  readAlert,
} from "#modules/alerts/index.server";
import { parseFields } from "#modules/platform/fields";
import { formatLongDate } from "#modules/platform/format";
import { ok } from "#modules/platform/result";
import { alertStaffPaths } from "~/http/console-staff-paths";
import type { HttpContext } from "~/http/context.server";
import { readId } from "~/http/read-id";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import type { Previewed } from "./alert-form";

export type AlertRow = Awaited<ReturnType<typeof alertRows>>[number];

/** All alerts. */
export async function alertRows(context: HttpContext) {
  const { ctx } = context;
  const listed = await listAlerts(ctx);
  if (!listed.ok) refusePage(context, listed.refusal);
  return listed.value.map(({ id, kind, textEn, moment, startsOn, endsOn }) => ({
    id,
    kind,
    textEn,
    moment,
    from: formatLongDate(startsOn, ctx),
    to: formatLongDate(endsOn, ctx),
  }));
}

/** The alert that an address names. */
export async function alertOf(context: HttpContext, id: string | undefined): Promise<AlertView> {
  const found = await readAlert(context.ctx, readId(id));
  return found.ok ? found.value : refusePage(context, found.refusal);
}

/** An alert as its form sends it. */
const fieldsOf = ({ kind, textEn, textEs, startsOn, endsOn }: AlertView) => ({
  kind,
  text_en: textEn,
  text_es: textEs,
  starts_on: startsOn,
  ends_on: endsOn,
});

function readForm({ ctx, body }: HttpContext, standing: object) {
  const sent = { ...standing, ...body.fields };
  const fields = parseFields(alertSchema, sent, ctx.locale);
  if (!fields.ok) return fields;
  const { kind, text_en, text_es, starts_on: startsOn, ends_on: endsOn, version } = fields.value;
  const texts = { textEn: text_en.trim(), textEs: text_es.trim() };
  return ok({ version, input: { kind, ...texts, startsOn, endsOn } });
}

/**
 * Saves an alert, a new one without an id; or shows how it would look, and saves nothing. Of one that
 * is changed what is not sent stays as it is.
 */
export async function saveAlert(context: HttpContext, id?: number) {
  const standing = id === undefined ? {} : fieldsOf(await alertOf(context, String(id)));
  const form = readForm(context, standing);
  if (!form.ok) return refuseForm(context, form.refusal);
  const { input, version } = form.value;
  if (context.body.controls._preview) {
    return data<Previewed>({ ok: true, preview: { ...input, version } });
  }
  const { ctx } = context;
  const saved =
    id === undefined ? await addAlert(ctx, input) : await changeAlert(ctx, { id, version, input });
  if (!saved.ok) return refuseForm(context, saved.refusal);
  const json = { id: id ?? saved.value?.id };
  return answerDone(context, { json, to: alertStaffPaths.list, flash: "saved" });
}
