import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { mayActFor } from "#modules/platform/permission.server";
import { requestCertificate } from "#modules/renewal/index.server";
import { paths } from "~/http/paths";
import { readId } from "~/http/read-id";
import { answerDone, refusePage } from "~/http/respond.server";
import { ButtonLink } from "~/ui/button";
import { Form, SubmitButton } from "~/ui/form";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { FormPage, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { membershipYearWords } from "../membership-words";
import { findMembership, showMembership } from "../memberships.server";

const AGAIN_SECONDS = 2;

/** A year of membership, and its certificate. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const membership = await findMembership(context, params.id);
  const mayAsk = mayActFor(context.ctx, membership.accountId);
  return { ...showMembership(context, membership), mayAsk };
}

/** Asks for a certificate that is not there. */
export async function action({ context, params }: ActionFunctionArgs) {
  const id = readId(params.id);
  const asked = await requestCertificate(context.ctx, id);
  if (!asked.ok) refusePage(context, asked.refusal);
  return answerDone(context, { json: { status: "preparing" }, to: paths.membership(id) });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function MembershipYear() {
  const {
    id,
    accountId,
    levelName: level,
    from,
    through,
    certificate,
    mayAsk,
  } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(membershipYearWords);
  return (
    <FormPage>
      {certificate === "waiting" && <meta httpEquiv="refresh" content={String(AGAIN_SECONDS)} />}
      <PageTitle
        title={t("certificateTitle")}
        lede={t("certificateLede", { level, from, through })}
      />
      <p className="mb-6">{t(`certificate.${certificate}`)}</p>
      <div className="btn-row">
        {certificate === "ready" && (
          <ButtonLink to={paths.certificate(id)} icon="download" reloadDocument>
            {t("certificateDownload")}
          </ButtonLink>
        )}
        {certificate === "waiting" && (
          <ButtonLink to={paths.membership(id)} variant="secondary" reloadDocument>
            {t("certificateLook")}
          </ButtonLink>
        )}
      </div>
      {certificate === "none" && mayAsk && (
        <Form answer={answer}>
          <SubmitButton>{t("certificateMake")}</SubmitButton>
        </Form>
      )}
      <p className="mt-6">
        <Link to={paths.finances({ accountId })}>{t("certificateBack")}</Link>
      </p>
    </FormPage>
  );
}
