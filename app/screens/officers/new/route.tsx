import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { addTerm, termSchema } from "#modules/officers/index.server";
import { parseFields } from "#modules/platform/fields";
import { askedAccount } from "~/http/asked-account.server";
import { officerPaths } from "~/http/officer-paths";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { FormPage, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { begunChange } from "../begun-change";
import { TermForm } from "../term-form";
import { termPage } from "../term-page.server";
import { officersWords } from "../words";

/** An empty term of office. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { accountId, named } = askedAccount(context, request);
  const { roster, files } = await termPage(context, accountId);
  return { named, accountId, name: roster.accountName, files };
}

/** Enters the term, or fills its form in for a new responsible party. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { ctx, body } = context;
  const { accountId, named } = askedAccount(context, request);
  const begun = begunChange(body.fields);
  if (begun) return data({ ok: true as const, begun });
  const fields = parseFields(termSchema, body.fields, ctx.locale);
  if (!fields.ok) return refuseForm(context, fields.refusal);
  const added = await addTerm(ctx, { accountId, fields: fields.value });
  if (!added.ok) {
    const isGone = added.refusal.code === "not_found";
    return isGone ? refusePage(context, added.refusal) : refuseForm(context, added.refusal);
  }
  return answerDone(context, { json: added.value, to: officerPaths.roster(named), flash: "saved" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function NewTerm() {
  const { named, name, files } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const begun = answer && "begun" in answer ? answer.begun : undefined;
  const t = useWords(officersWords);
  return (
    <FormPage>
      <PageTitle title={t("newTitle")} lede={name} answer={answer} />
      <div className="stack">
        <TermForm
          action={officerPaths.newTerm(named)}
          answer={answer}
          label={t("newTitle")}
          files={files}
          begun={begun}
        />
        <p>
          <Link to={officerPaths.roster(named)}>{t("back")}</Link>
        </p>
      </div>
    </FormPage>
  );
}
