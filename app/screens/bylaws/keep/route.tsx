import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { findBylaws, keepBylaws } from "#modules/bylaws/index.server";
import { paths } from "~/http/paths";
import { readId } from "~/http/read-id";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { NoOrganization } from "~/parts/accounts/no-organization";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Notice } from "~/ui/notice";
import { FormPage, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { bylawsPageMessages } from "../bylaws-words";
import { KeepForm, KeepNotice } from "../keep-notice";
import { shownKeeping } from "../keeping.server";

export { capabilityHeaders as headers } from "~/http/capability-headers";

/** Asks with whose papers a visitor's bylaws are to be kept. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { variant = "", hash = "" } = params;
  const found = await findBylaws(context.ctx, variant, hash);
  if (!found) refusePage(context, { code: "not_found" });
  const { name } = found.answers;
  return { variant, hash, name, keeping: await shownKeeping(context, found) };
}

/** Keeps them: POST with `account_id`. The hash is the proof. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  if (request.method !== "POST") refusePage(context, { code: "not_found" });
  const { variant = "", hash = "" } = params;
  const accountId = readId(String(context.body.fields.account_id ?? ""));
  const kept = await keepBylaws(context.ctx, { variant, hash, accountId });
  if (!kept.ok) {
    const isForm = kept.refusal.code === "conflict";
    return isForm ? refuseForm(context, kept.refusal) : refusePage(context, kept.refusal);
  }
  const json = { status: "kept", account_id: accountId };
  const to = paths.bylawsEdit(variant, hash);
  return answerDone(context, { json, to, flash: "bylaws-kept", isReplacing: true });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function KeepBylaws() {
  const { variant, hash, name, keeping } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(bylawsPageMessages);
  const clubs = keeping.by === "nobody" ? keeping.clubs : [];
  if (keeping.by === "nobody" && clubs.length === 0) return <NoOrganization />;
  return (
    <FormPage>
      <PageTitle title={t("keepTitle")} lede={name} answer={answer} />
      {keeping.by === "nobody" ? (
        <KeepForm variant={variant} hash={hash} clubs={clubs} answer={answer} />
      ) : (
        <>
          {answer && !answer.ok && <Notice tone="urgent" title={answer.message} className="mb-8" />}
          <KeepNotice variant={variant} hash={hash} keeping={keeping} />
        </>
      )}
      <p className="mt-8">
        <Link to={paths.bylawsEdit(variant, hash)}>{t("edit")}</Link>
      </p>
    </FormPage>
  );
}
