import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { type LetterKind, letterKinds, letterKindWords } from "#modules/letters/contract";
import {
  formOfTemplate,
  readTemplate,
  saveTemplate,
  sendingSchema,
  sendLetters,
  templateSchema,
} from "#modules/letters/index.server";
import { parseFields } from "#modules/platform/fields";
import type { Refusal } from "#modules/platform/result";
import type { HttpContext } from "~/http/context.server";
import { centralOf, loadHead } from "~/http/headquarters-head.server";
import { letterPaths } from "~/http/letter-paths";
import { readId } from "~/http/read-id";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { HeadquartersHead } from "~/parts/headquarters/headquarters-head";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { FormPage, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { groupLetterWords } from "../group-words";
import { TemplateForm } from "./template-form";

/** The kind and the template that the address names. */
async function openTemplate(context: HttpContext, request: Request) {
  const asked = new URL(request.url).searchParams.get("kind");
  const kind = letterKinds.find((one): one is LetterKind => one === asked);
  const { accountId, named } = centralOf(context, request);
  if (!kind) refusePage(context, { code: "not_found" });
  const found = await readTemplate(context.ctx, accountId, kind);
  if (!found.ok) refusePage(context, found.refusal);
  return { kind, accountId, named, ...found.value };
}

/** What letters of a kind say, and sending them. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { kind, accountId, named, template, chapters, unreached } = await openTemplate(
    context,
    request,
  );
  return {
    head: await loadHead(context, request),
    kind,
    accountId,
    named,
    chapters,
    unreached,
    version: template.version,
    values: formOfTemplate(template),
    key: randomUUID(),
  };
}

/** Keeps the template, and sends letters of it where that was asked for. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { ctx, body } = context;
  const { kind, accountId, named, template } = await openTemplate(context, request);
  const { decision, version, days = "", key = "", whom, chapters, ...sent } = body.fields;
  const ticked = [chapters ?? []].flat().map(String);
  // What was ticked is shown again.
  const refuse = (refusal: Refusal) => {
    const answer = refuseForm(context, refusal);
    return answer instanceof Response
      ? answer
      : data({ ...answer.data, ticked }, answer.init ?? undefined);
  };
  const fields = parseFields(templateSchema, { ...formOfTemplate(template), ...sent }, ctx.locale);
  if (!fields.ok) return refuse(fields.refusal);
  const kept = { accountId, kind, version: readId(String(version ?? "")), fields: fields.value };
  if (decision !== "send") {
    const saved = await saveTemplate(ctx, kept);
    if (!saved.ok) return refuse(saved.refusal);
    const to = letterPaths.prepare(kind, named);
    return answerDone(context, { json: { status: "saved" }, to, flash: "saved" });
  }
  const sending = parseFields(
    sendingSchema,
    { days, key, chapters: ticked, ...(whom !== undefined && { whom }) },
    ctx.locale,
  );
  if (!sending.ok) return refuse(sending.refusal);
  const chosen = sending.value.chapters.map(readId);
  const done = await sendLetters(ctx, { ...kept, ...sending.value, chapters: chosen });
  if (!done.ok) return refuse(done.refusal);
  const to = letterPaths.act(done.value.id, { accountId: named });
  return answerDone(context, { json: done.value, to, flash: "saved" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function PrepareLetter() {
  const shown = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(groupLetterWords);
  const kind = useWords(letterKindWords);
  return (
    <FormPage>
      <HeadquartersHead head={shown.head} current="letters" />
      <PageTitle
        title={t("prepareTitle", { kind: kind(shown.kind) })}
        lede={t("prepareLede", {
          chapter: "{chapter}",
          ein: "{ein}",
          group: "{group}",
          gen: "{gen}",
          year: "{year}",
        })}
        answer={answer}
      />
      <div className="stack">
        <TemplateForm key={shown.version} data={shown} answer={answer} />
        <p>
          <Link to={letterPaths.group(shown.named)}>{t("toGroup")}</Link>
        </p>
      </div>
    </FormPage>
  );
}
