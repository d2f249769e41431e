import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { claimForm } from "#modules/handover/contract";
import { claimSchema, makeClaim } from "#modules/handover/index.server";
import { newChallenge } from "#modules/platform/captcha/index.server";
import { parseFields } from "#modules/platform/fields";
import { formatSizeLimit } from "#modules/platform/file-size";
import {
  acceptOf,
  DOCUMENT_MAX,
  documentKinds,
  fileMessages,
} from "#modules/platform/files/contract";
import { hitLimit } from "#modules/platform/ratelimit/index.server";
import { checkSender } from "~/http/bot-check.server";
import { handoverPaths } from "~/http/handover-paths";
import { answerDone, refuseForm } from "~/http/respond.server";
import { withSentFile } from "~/http/sent-file.server";
import { BotCheckFields } from "~/parts/bot-check/bot-check";
import { AllFields } from "~/parts/form-field/form-field";
import { FileDrop } from "~/ui/file-drop";
import { Form, SubmitButton } from "~/ui/form";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Notice } from "~/ui/notice";
import { FormPage, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { claimWords } from "../claim-words";

/** Names the bot check of this form. */
const CHECK = "claim";

/** The form, or the thanks for what was just sent. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return {
    botCheck: newChallenge(context.ctx, CHECK),
    accept: acceptOf(documentKinds),
    size: formatSizeLimit(DOCUMENT_MAX),
    isSent: new URL(request.url).searchParams.has("sent"),
  };
}

/** Takes a claim with its paper. */
export async function action({ context }: ActionFunctionArgs) {
  const { ctx, body, visit } = context;
  const fields = parseFields(claimSchema, body.fields, ctx.locale);
  if (!fields.ok) return refuseForm(context, fields.refusal);
  const limit = await hitLimit(ctx, "publicForm", visit.ip);
  if (!limit.ok) return refuseForm(context, limit.refusal);
  const sender = await checkSender(context, CHECK);
  if (!sender.ok) return refuseForm(context, sender.refusal);
  const made = await withSentFile(context, "file", (file) =>
    makeClaim(ctx, { fields: fields.value, file }),
  );
  if (!made.ok) return refuseForm(context, made.refusal);
  return answerDone(context, { json: { status: "received" }, to: handoverPaths.claimed });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function ClaimClub() {
  const { botCheck, accept, size, isSent } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(claimWords);
  const isThanks = isSent && !answer;
  const say = useWords(fileMessages);
  const judge = ([file]: readonly File[]) =>
    file && file.size > DOCUMENT_MAX ? say("tooLarge", { name: file.name, size }) : undefined;
  return (
    <FormPage>
      <meta name="description" content={t("description")} />
      <PageTitle title={t("title")} lede={t("lede")} answer={answer} />
      <div className="stack">
        {isThanks && (
          <Notice tone="success" title={t("sentTitle")}>
            {t("sentText")}
          </Notice>
        )}
        <section className="stack">
          <h2 id="how">{t("how")}</h2>
          <ol className="list-decimal pl-5">
            <li>{t("how1")}</li>
            <li>{t("how2")}</li>
            <li>{t("how3")}</li>
          </ol>
        </section>
        {!isThanks && (
          <Form
            action={handoverPaths.claim}
            answer={answer}
            encType="multipart/form-data"
            label={t("title")}
            hasRequiredNote
          >
            <AllFields form={claimForm} />
            <FileDrop
              name="file"
              label={t("file")}
              hint={t("fileHint", { size })}
              accept={accept}
              judge={judge}
              required
            />
            <BotCheckFields challenge={botCheck} />
            <SubmitButton className="mt-6">{t("submit")}</SubmitButton>
          </Form>
        )}
      </div>
    </FormPage>
  );
}
