import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { parseFields } from "#modules/platform/fields";
import { changeLevel, levelFormOf, levelSchema, levelTermsOf } from "#modules/renewal/index.server";
import { paths } from "~/http/paths";
import { answerDone, refusePage } from "~/http/respond.server";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { FormPage, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { loadLevel, openLevel, previewLevel, refuseLevel } from "../levels-page.server";
import { levelPages } from "../words";
import { LevelForm } from "./level-form";
import { LevelHistory } from "./level-history";

export async function loader({ context, params }: LoaderFunctionArgs) {
  return loadLevel(context, params.id);
}

/** Saves a level, in which what is not sent stays as it is, or shows what a renewal would come to. */
export async function action({ context, request, params }: ActionFunctionArgs) {
  if (request.method !== "POST") refusePage(context, { code: "not_found" });
  const { ctx, body } = context;
  const { level } = await openLevel(context, params.id);
  const sent = { ...levelFormOf(level), ...body.fields };
  const fields = parseFields(levelSchema, sent, ctx.locale);
  if (!fields.ok) return refuseLevel(context, fields.refusal);
  const { version, step } = fields.value;
  const terms = levelTermsOf(fields.value, level);
  if (!terms.ok) return refuseLevel(context, terms.refusal);
  if (step !== "save") return previewLevel(context, level, terms.value);
  const change = { id: level.id, version, terms: terms.value };
  const changed = await changeLevel(ctx, change);
  if (!changed.ok) return refuseLevel(context, changed.refusal);
  const json = { status: "saved" };
  return answerDone(context, { json, to: paths.adminLevel(level.id), flash: "saved" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function EditLevel() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(levelPages);
  return (
    <FormPage>
      <PageTitle
        title={t("editTitle", { name: page.name, id: page.id })}
        lede={t("editLede")}
        answer={answer?.ok === false ? answer : undefined}
      />
      <LevelForm key={page.version} page={page} answer={answer} />
      <LevelHistory history={page.history} />
      <p className="mt-8">
        <Link to={paths.adminLevels}>{t("back")}</Link>
      </p>
    </FormPage>
  );
}
