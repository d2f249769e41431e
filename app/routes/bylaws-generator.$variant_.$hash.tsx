import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { filledFields } from "#modules/bylaws/contract";
import { bylawsForms, findBylaws, updateBylaws } from "#modules/bylaws/index.server";
import { hitLimit } from "#modules/platform/ratelimit/index.server";
import { BylawsForm } from "~/components/bylaws/bylaws-form";
import { BylawsPage } from "~/components/bylaws/bylaws-page";
import { CreatedDialog } from "~/components/bylaws/created-dialog";
import { DownloadNotice } from "~/components/bylaws/download-notice";
import { useBylawsWords } from "~/components/bylaws/use-bylaws-words";
import { useDownload } from "~/components/bylaws/use-download";
import { VersionList } from "~/components/bylaws/version-list";
import { guardedAction, revalidateUnlessUnreached } from "~/components/ui/guarded-action";
import { Notice } from "~/components/ui/notice";
import { constraintsOf } from "~/http/constraints.server";
import { paths } from "~/http/paths";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { useRootData } from "~/root-data";

export { capabilityHeaders as headers } from "~/http/capability-headers";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { variant = "", hash = "" } = params;
  const found = await findBylaws(context.ctx, variant, hash);
  if (!found) refusePage(context, { code: "not_found" });
  const fields = filledFields(found.answers);
  return { ...found, fields, constraints: constraintsOf(bylawsForms[found.variant].schema) };
}

/** Saves the next version: PUT with the variant's fields; the hash is the proof. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  if (request.method !== "PUT") refusePage(context, { code: "not_found" });
  const { ctx, body } = context;
  const { variant = "", hash = "" } = params;
  const limit = await hitLimit(ctx, "bylawsUpdate", hash);
  if (!limit.ok) return refuseForm(context, limit.refusal);
  const saved = await updateBylaws(ctx, { variant, hash, fields: body.fields });
  if (!saved.ok) return refuseForm(context, saved.refusal);
  const to = paths.bylawsEdit(variant, hash);
  const json = { action: to, url: to, bylaw: saved.value };
  return answerDone(context, { json, to, flash: "bylaws-created", isReplacing: true });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function EditBylaws() {
  const { variant, hash, version, versions, isLocked, fields, constraints } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const flash = useRootData()?.flash;
  const download = useDownload();
  const t = useBylawsWords();
  return (
    <BylawsPage variant={variant} answer={answer}>
      {flash === "bylaws-created" && (
        <CreatedDialog key={version} hash={hash} version={version} download={download} />
      )}
      <DownloadNotice download={download} />
      <Notice tone="info" title={t("savedTitle")} className="mb-8">
        <p>
          {t("saved")} <Link to={paths.bylaws(variant)}>{t("startOver")}</Link>
        </p>
        <p>{t("keepAddress")}</p>
      </Notice>
      <BylawsForm
        {...{ variant, fields, constraints, answer, isLocked }}
        method="put"
        key={version}
      />
      <VersionList hash={hash} versions={versions} download={download} />
    </BylawsPage>
  );
}
