import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { parseFields } from "#modules/platform/fields";
import { formatLongDate } from "#modules/platform/format";
import { say } from "#modules/platform/messages";
import {
  certificateStepSchema,
  issueCertificate,
  listCertificates,
  withdrawCertificate,
} from "#modules/standing/index.server";
import { paths } from "~/http/paths";
import { readId } from "~/http/read-id";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { standingPaths } from "~/http/standing-paths";
import { Form, SubmitButton } from "~/ui/form";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Notice } from "~/ui/notice";
import { Page, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { requireAccount } from "../chosen-club.server";
import { standingPages } from "../words";
import { CertificateTable } from "./certificate-table";

/** The certificates of a club, and why none can be made today. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const accountId = requireAccount(context, request);
  const found = await listCertificates(context.ctx, accountId);
  if (!found.ok) refusePage(context, found.refusal);
  const { certificates, obstacle, name, mayAct } = found.value;
  const { ctx } = context;
  return {
    accountId,
    name,
    mayAct,
    obstacle: obstacle && say(ctx.locale, obstacle),
    certificates: certificates.map(({ issuedOn, validThrough, ...certificate }) => ({
      ...certificate,
      issued: formatLongDate(issuedOn, ctx),
      valid: formatLongDate(validThrough, ctx),
    })),
  };
}

/** `step` issue makes one; `step` withdraw ends the one of `id`. */
export async function action({ context, request }: ActionFunctionArgs) {
  const accountId = requireAccount(context, request);
  const { ctx, body } = context;
  const fields = parseFields(certificateStepSchema, body.fields, ctx.locale);
  if (!fields.ok) return refuseForm(context, fields.refusal);
  const done =
    fields.value.step === "issue"
      ? await issueCertificate(ctx, accountId)
      : await withdrawCertificate(ctx, readId(fields.value.id));
  if (!done.ok) {
    const isTold = done.refusal.code === "conflict";
    return isTold ? refuseForm(context, done.refusal) : refusePage(context, done.refusal);
  }
  const to = standingPaths.certificates(accountId);
  return answerDone(context, { json: done.value, to, flash: "saved" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function Certificates() {
  const { accountId, name, certificates, obstacle, mayAct } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(standingPages);
  return (
    <Page className="stack">
      <p>
        <Link to={paths.standing(accountId)}>{t("backToStanding")}</Link>
      </p>
      <PageTitle title={t("certificates")} lede={t("certificatesLede", { name })} answer={answer} />
      {obstacle ? (
        <Notice title={t("certificateNone")}>{obstacle}</Notice>
      ) : (
        mayAct && (
          <Form id="issue" answer={answer} label={t("certificateMake")}>
            <input type="hidden" name="step" value="issue" />
            <SubmitButton>{t("certificateMake")}</SubmitButton>
          </Form>
        )
      )}
      <CertificateTable certificates={certificates} mayAct={mayAct} />
      <p>
        <Link to={standingPaths.badge(accountId)}>{t("toBadge")}</Link>
      </p>
      <p className="hint">{t("certificateNote")}</p>
    </Page>
  );
}
