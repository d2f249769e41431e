import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { switchApplication } from "#modules/applications/index.server";
import { formatCurrency } from "#modules/platform/format";
import type { Level } from "#modules/renewal/contract";
import { counterpartOf, listLevels } from "#modules/renewal/index.server";
import type { HttpContext } from "~/http/context.server";
import { paths } from "~/http/paths";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { wizardMessages } from "~/parts/wizard/words";
import { ButtonLink } from "~/ui/button";
import { Form, SubmitButton } from "~/ui/form";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Notice } from "~/ui/notice";
import { FormPage, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { openApplication } from "../wizard-page.server";

export { capabilityHeaders as headers } from "~/http/capability-headers";

/** What a switch would change; asking for this page changes nothing. */
export const loader = ({ context, params: { token = "" } }: LoaderFunctionArgs) =>
  readSwitch(context, token);

/** Switches a draft to the other kind of application of its pair. */
export async function action({ context, request, params: { token = "" } }: ActionFunctionArgs) {
  if (request.method !== "POST") refusePage(context, { code: "not_found" });
  const switched = await switchApplication(context.ctx, token);
  if (!switched.ok) return refuseForm(context, switched.refusal);
  const to = paths.application(token);
  return answerDone(context, { json: { redirect: to }, to });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function SwitchApplication() {
  const { token, from, to } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(wizardMessages);
  return (
    <FormPage>
      <PageTitle
        title={t("switchTitle")}
        lede={to && t("switchLede", { from: from.name, to: to.name })}
        answer={answer}
      />
      {to ? (
        <Form answer={answer}>
          <div className="prose">
            <p>{t("wrongText")}</p>
            <ul>
              <li>{t("switchKeeps")}</li>
              <li>{t("switchDrops")}</li>
              <li>{t("switchPrice", { from: from.price, to: to.price })}</li>
            </ul>
          </div>
          <div className="btn-row">
            <SubmitButton>{t("switchSubmit", { to: to.name })}</SubmitButton>
            <ButtonLink variant="secondary" to={paths.application(token)}>
              {t("switchStay", { from: from.name })}
            </ButtonLink>
          </div>
        </Form>
      ) : (
        <>
          <Notice tone="info" title={t("switchNot")} />
          <div className="btn-row">
            <ButtonLink to={paths.application(token)}>{t("backToApplication")}</ButtonLink>
          </div>
        </>
      )}
    </FormPage>
  );
}

const worded = ({ name, joiningPrice }: Level) => ({ name, price: formatCurrency(joiningPrice) });

/** What an application is and what it would be switched to; no `to` when it cannot be. */
async function readSwitch(context: HttpContext, token: string) {
  const { levelId, levelName, state } = await openApplication(context, token);
  const levels = await listLevels(context.ctx);
  const from = levels.find(({ id }) => id === levelId);
  const to = counterpartOf(levels, levelId);
  if (!from || !to || state !== "draft") return { token, from: { name: levelName, price: "" } };
  return { token, from: worded(from), to: worded(to) };
}
