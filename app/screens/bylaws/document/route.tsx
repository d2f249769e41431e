import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  Link,
  useActionData,
  useLoaderData,
} from "@remix-run/react";
import { filledFields, questionsOf } from "#modules/bylaws/contract";
import {
  bylawsForms,
  findBylaws,
  retryVersion,
  type SavedBylaws,
  updateBylaws,
} from "#modules/bylaws/index.server";
import { hitLimit } from "#modules/platform/ratelimit/index.server";
import type { Result } from "#modules/platform/result";
import { constraintsOf } from "~/http/constraints.server";
import type { HttpContext } from "~/http/context.server";
import type { FormAnswer } from "~/http/form-answer";
import { paths } from "~/http/paths";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { useRootData } from "~/root-data";
import { guardedAction, revalidateUnlessUnreached, sentAction } from "~/ui/guarded-action";
import { Notice } from "~/ui/notice";
import { useWords } from "~/ui/ui-context";
import { BylawsForm } from "../bylaws-form";
import { BylawsPage } from "../bylaws-page";
import { bylawsPageMessages } from "../bylaws-words";
import { KeepNotice } from "../keep-notice";
import { allWarnings, shownKeeping } from "../keeping.server";
import { Warnings } from "../warnings";
import { CreatedDialog } from "./created-dialog";
import { DownloadNotice } from "./download-notice";
import { UpgradeOffer } from "./upgrade-offer";
import { useDownload } from "./use-download";
import { VersionList } from "./version-list";

export { capabilityHeaders as headers } from "~/http/capability-headers";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { variant = "", hash = "" } = params;
  const found = await findBylaws(context.ctx, variant, hash);
  if (!found) refusePage(context, { code: "not_found" });
  const fields = filledFields(found.answers);
  const form = bylawsForms[found.variant];
  const questions = questionsOf(form, context.ctx.locale);
  const warnings = await allWarnings(context, found);
  const keeping = await shownKeeping(context, found);
  return {
    ...found,
    warnings,
    keeping,
    fields,
    questions,
    constraints: constraintsOf(form.schema),
  };
}

type Save = (
  context: HttpContext,
  paper: { variant: string; hash: string },
) => Promise<Result<SavedBylaws>>;

const saves: Readonly<Partial<Record<string, Save>>> = {
  PUT: ({ ctx, body }, paper) => updateBylaws(ctx, { ...paper, fields: body.fields }),
  POST: ({ ctx, body }, paper) => retryVersion(ctx, { ...paper, version: body.fields.version }),
};

/**
 * Saves the next version: PUT with the variant's fields. Asks again for the document of a failed
 * version: POST with its number as `version`. The hash is the proof.
 */
export async function action({ context, params, request }: ActionFunctionArgs) {
  const save = saves[request.method] ?? refusePage(context, { code: "not_found" });
  const isNewVersion = request.method === "PUT";
  // Only the form with the answers has something typed to show again.
  const refuse = isNewVersion ? refuseForm : refusePage;
  const { variant = "", hash = "" } = params;
  const limit = await hitLimit(context.ctx, "bylawsUpdate", hash);
  if (!limit.ok) return refuse(context, limit.refusal);
  const saved = await save(context, { variant, hash });
  if (!saved.ok) return refuse(context, saved.refusal);
  const to = paths.bylawsEdit(variant, hash);
  const json = { action: to, url: to, bylaw: saved.value };
  const flash = isNewVersion ? "bylaws-created" : undefined;
  return answerDone(context, { json, to, flash, isReplacing: true });
}

/** What a save answers. */
type Saved = { readonly ok: true; readonly bylaw: SavedBylaws };

/** A save goes to the address of the bylaws itself; asking again for a document leads as a page does. */
export async function clientAction(args: ClientActionFunctionArgs) {
  const fields = await args.request.clone().formData();
  return fields.get("_method") === "PUT" ? sentAction<Saved>(args.request) : guardedAction(args);
}

export const shouldRevalidate = revalidateUnlessUnreached;

export default function EditBylaws() {
  const page = useLoaderData<typeof loader>();
  const { variant, hash, version, versions, warnings, isLocked } = page;
  const { fields, questions, constraints, upgrade, keeping } = page;
  const outcome = useActionData<FormAnswer | Saved>();
  const answer = outcome?.ok ? undefined : outcome;
  const flash = useRootData()?.flash;
  const download = useDownload();
  const t = useWords(bylawsPageMessages);
  // Without script the save leads here again; with it the page stays, and hears of it by the answer.
  const saved = outcome?.ok ? outcome.bylaw.version : flash === "bylaws-created" && version;
  // It is told together with the form of that version, which takes the place of the one that was sent.
  const isTold = saved && saved <= version;
  return (
    <BylawsPage variant={variant} answer={answer}>
      {isTold && <CreatedDialog key={saved} hash={hash} version={saved} download={download} />}
      <DownloadNotice download={download} />
      <Notice tone="info" title={t("savedTitle")} className="mb-8">
        <p>
          {t("saved")} <Link to={paths.bylawsStart}>{t("startOver")}</Link>
        </p>
        <p>{t("keepAddress")}</p>
        <p>
          <Link to={paths.bylawsArticles(hash, { version })}>{t("articlesLink")}</Link>
        </p>
      </Notice>
      <KeepNotice variant={variant} hash={hash} keeping={keeping} />
      <Warnings texts={warnings} />
      {upgrade && (
        <UpgradeOffer
          variant={variant}
          hash={hash}
          version={version}
          fields={fields}
          upgrade={upgrade}
        />
      )}
      <BylawsForm
        variant={variant}
        fields={fields}
        questions={questions}
        constraints={constraints}
        answer={answer}
        isLocked={isLocked}
        method="put"
        key={version}
      />
      <VersionList variant={variant} hash={hash} versions={versions} download={download} />
    </BylawsPage>
  );
}
