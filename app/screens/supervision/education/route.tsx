import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { civilDateIn, OFFICE_ZONE } from "#modules/platform/dates";
import { parseFields } from "#modules/platform/fields";
import { formatLongDate } from "#modules/platform/format";
import type { Result } from "#modules/platform/result";
import { educationForm } from "#modules/supervision/contract";
import {
  educationSchema,
  publishEducation,
  readEducation,
  sendEducation,
} from "#modules/supervision/index.server";
import type { HttpContext } from "~/http/context.server";
import { centralOf, loadHead } from "~/http/headquarters-head.server";
import { refusePage } from "~/http/respond.server";
import { supervisionPaths } from "~/http/supervision-paths";
import { AllFields } from "~/parts/form-field/form-field";
import { HeadquartersHead } from "~/parts/headquarters/headquarters-head";
import { Form, SubmitButton } from "~/ui/form";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Page, PageTitle } from "~/ui/page";
import { EmptyState, Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import { answerSaved, found, textOf, yearOf } from "../asked.server";
import { SupervisionTabs } from "../supervision-tabs";
import { educationWords } from "./words";

/** What chapters learn, by version, and how far each went. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { ctx } = context;
  const { accountId, named } = centralOf(context, request);
  const view = found(context, await readEducation(ctx, accountId));
  return {
    head: await loadHead(context, request),
    named,
    group: view.groupLabel,
    versions: view.versions.map(({ publishedAt, ...version }) => ({
      ...version,
      date: formatLongDate(civilDateIn(publishedAt, OFFICE_ZONE), ctx),
    })),
    openYears: view.openYears,
    mayDecide: view.mayDecide,
  };
}

async function decide({ ctx, body }: HttpContext, accountId: number): Promise<Result<unknown>> {
  const { decision, year, ...sent } = body.fields;
  if (decision === "send") return sendEducation(ctx, { accountId, year: yearOf(textOf(year)) });
  const fields = parseFields(educationSchema, sent, ctx.locale);
  return fields.ok ? publishEducation(ctx, { accountId, ...fields.value }) : fields;
}

/** Publishes a version, or sends the newest. */
export async function action({ context, request }: ActionFunctionArgs) {
  if (request.method !== "POST") refusePage(context, { code: "not_found" });
  const { accountId, named } = centralOf(context, request);
  found(context, await readEducation(context.ctx, accountId));
  return answerSaved(context, await decide(context, accountId), supervisionPaths.education(named));
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function Education() {
  const data = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(educationWords);
  const { named, group, versions, openYears, mayDecide } = data;
  const isSend = answer !== undefined && !answer.ok && answer.values.decision === "send";
  return (
    <Page className="stack">
      <HeadquartersHead head={data.head} current="supervision" />
      <PageTitle title={t("title")} lede={t("lede", { group })} answer={answer} />
      <SupervisionTabs named={named} current="education" />
      {mayDecide && versions.length > 0 && (
        <section className="stack">
          <h2 id="send">{t("send")}</h2>
          <p>{t("sendText")}</p>
          {openYears.length === 0 && (
            <p>
              {t("sendNoYear")}{" "}
              <Link to={supervisionPaths.year({ accountId: named })}>{t("toYear")}</Link>
            </p>
          )}
          {openYears.map((year) => (
            <Form
              key={year}
              id={`send-${year}`}
              action={supervisionPaths.education(named)}
              answer={isSend && answer.values.year === String(year) ? answer : undefined}
              label={t("sendSubmit", { year })}
            >
              <input type="hidden" name="decision" value="send" />
              <input type="hidden" name="year" value={year} />
              <SubmitButton className="mt-6">{t("sendSubmit", { year })}</SubmitButton>
            </Form>
          ))}
        </section>
      )}
      <section className="stack">
        <h2 id="versions">{t("versions")}</h2>
        {versions.length === 0 && <EmptyState title={t("none")}>{t("noneText")}</EmptyState>}
        {versions.map(({ version, title, date, by, text, url, years }) => (
          <article key={version} className="stack">
            <h3>{t("version", { version, title })}</h3>
            <p className="hint">{t("published", { date, name: by })}</p>
            {text && <p className="whitespace-pre-line">{text}</p>}
            {url && (
              <p>
                <a href={url}>{url}</a>
              </p>
            )}
            <Table
              caption={t("counts", { version })}
              isCaptionHidden
              rows={years}
              rowKey={({ year }) => year}
              empty={<p className="hint">{t("notSent")}</p>}
              columns={[
                { key: "year", header: t("year"), isRowHeader: true, cell: ({ year }) => year },
                { key: "sent", header: t("sent"), isFigure: true, cell: ({ sent }) => sent },
                {
                  key: "acknowledged",
                  header: t("acknowledged"),
                  isFigure: true,
                  cell: ({ acknowledged }) => acknowledged,
                },
                {
                  key: "waiting",
                  header: t("waiting"),
                  isFigure: true,
                  cell: ({ waiting }) => waiting,
                },
                {
                  key: "unreached",
                  header: t("unreached"),
                  isFigure: true,
                  cell: ({ unreached }) => unreached,
                },
              ]}
            />
          </article>
        ))}
      </section>
      {mayDecide && (
        <section className="stack mt-8 max-w-160">
          <h2 id="publish">{t("publish")}</h2>
          <Form
            key={versions.length}
            id="publish-form"
            action={supervisionPaths.education(named)}
            answer={isSend ? undefined : answer}
            label={t("publish")}
            hasRequiredNote
          >
            <AllFields form={educationForm} />
            <SubmitButton className="mt-6">{t("submit")}</SubmitButton>
          </Form>
        </section>
      )}
    </Page>
  );
}
