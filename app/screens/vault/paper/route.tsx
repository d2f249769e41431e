import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { parseFields } from "#modules/platform/fields";
import { fileMessages } from "#modules/platform/files/contract";
import { formWord } from "#modules/platform/forms/contract";
import { message } from "#modules/platform/messages";
import { type Result, refuseField } from "#modules/platform/result";
import { formOfPaper, paperForm } from "#modules/vault/contract";
import {
  changePaper,
  holdPaper,
  holdSchema,
  keepVersion,
  paperSchema,
  readPaper,
  versionSchema,
} from "#modules/vault/index.server";
import type { HttpContext } from "~/http/context.server";
import { readId } from "~/http/read-id";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { vaultPaths } from "~/http/vault-paths";
import { ButtonLink } from "~/ui/button";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Notice } from "~/ui/notice";
import { Page, PageTitle } from "~/ui/page";
import { useUi, useWords } from "~/ui/ui-context";
import { paperScreenWords } from "../paper-words";
import { HoldForm, PaperForm, VersionForm } from "./paper-forms";
import { paperPage } from "./paper-page.server";
import { VersionList } from "./version-list";

/** A paper: what it is, what it proves, its versions. */
export const loader = ({ context, params }: LoaderFunctionArgs) =>
  paperPage(context, readId(params.id));

/** The revision that the form was made of; -1, which no paper has, where none came. */
const readRevision = (sent: unknown): number =>
  /^\d{1,9}$/.test(String(sent)) ? Number(sent) : -1;

const noFile = refuseField("uploads[]", message(fileMessages, "missing"));

/** Says something else of the paper, where what is not sent stays; or keeps a newer version. */
async function decide({ ctx, body, file }: HttpContext, id: number): Promise<Result<number>> {
  const { decision, revision, ...sent } = body.fields;
  if (decision === "version") {
    const fields = parseFields(versionSchema, sent, ctx.locale);
    if (!fields.ok) return fields;
    if (!file) return noFile;
    const kept = await keepVersion(ctx, { id, file, fields: fields.value });
    return kept.ok ? { ok: true, value: kept.value.id } : kept;
  }
  if (decision === "hold") {
    const fields = parseFields(holdSchema, sent, ctx.locale);
    if (!fields.ok) return fields;
    const held = await holdPaper(ctx, {
      id,
      revision: readRevision(revision),
      fields: fields.value,
    });
    return held.ok ? { ok: true, value: id } : held;
  }
  const found = await readPaper(ctx, id);
  if (!found.ok) return found;
  const fields = parseFields(paperSchema, { ...formOfPaper(found.value), ...sent }, ctx.locale);
  if (!fields.ok) return fields;
  const change = { id, revision: readRevision(revision), fields: fields.value };
  const changed = await changePaper(ctx, change);
  return changed.ok ? { ok: true, value: id } : changed;
}

export async function action({ context, params }: ActionFunctionArgs) {
  const decided = await decide(context, readId(params.id));
  if (!decided.ok) {
    const isGone = decided.refusal.code === "not_found";
    return isGone ? refusePage(context, decided.refusal) : refuseForm(context, decided.refusal);
  }
  const id = decided.value;
  return answerDone(context, { json: { id }, to: vaultPaths.paper(id), flash: "saved" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function Paper() {
  const page = useLoaderData<typeof loader>();
  const { named, paper, proves, versions } = page;
  const answer = useActionData<typeof action>();
  const t = useWords(paperScreenWords);
  const { locale } = useUi();
  const label = (name: string) => formWord(paperForm, locale, name);
  const facts = [
    [t("file"), `${paper.fileName} (${page.size})`],
    [label("kind"), page.kind],
    [label("category"), page.category],
    [label("dated_on"), page.date],
    [label("ends_on"), page.endsOn ?? ""],
    [t("kept"), page.kept],
  ].filter(([, value]) => value !== "");
  const isOlder = paper.newestId !== paper.id;
  return (
    <Page>
      <PageTitle title={paper.title} lede={paper.accountName} answer={answer} />
      <div className="stack">
        {isOlder && (
          <Notice>
            {t("older", { version: paper.version })}{" "}
            <Link to={vaultPaths.paper(paper.newestId)}>{t("newest")}</Link>
          </Notice>
        )}
        {paper.isQuarantined && (
          <Notice tone="warning">{t("quarantined", { finding: paper.finding })}</Notice>
        )}
        {paper.isPrivate && <Notice>{t("isPrivate")}</Notice>}
        {paper.hold && <Notice>{t(`held.${paper.hold}`)}</Notice>}
        <section className="stack">
          <h2 id="details">{t("details")}</h2>
          <dl className="facts">
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p className="hint">{t("keptNote")}</p>
          {!paper.isQuarantined && (
            <p>
              <ButtonLink to={vaultPaths.download(paper.id)} reloadDocument icon="download">
                {t("download")}
              </ButtonLink>
            </p>
          )}
          {paper.mayAct && !paper.isPrivate && !paper.isQuarantined && (
            <p>
              <Link to={vaultPaths.newShare({ accountId: named, paper: paper.id })}>
                {t("share")}
              </Link>
            </p>
          )}
        </section>
        <section className="stack">
          <h2 id="proves">{t("proves")}</h2>
          {proves.length === 0 && <p>{t("provesNone")}</p>}
          <ul>
            {proves.map(({ key, title, to }) => (
              <li key={key}>
                <Link to={to}>{title}</Link>
              </li>
            ))}
          </ul>
        </section>
        <VersionList versions={versions} />
        {paper.mayAct && <VersionForm paper={paper} answer={answer} />}
        {paper.mayAct && !paper.isQuarantined && (
          <>
            <PaperForm paper={paper} answer={answer} />
            <HoldForm paper={paper} answer={answer} />
          </>
        )}
        <p>
          <Link to={vaultPaths.list({ accountId: named })}>{t("back")}</Link>
        </p>
      </div>
    </Page>
  );
}
