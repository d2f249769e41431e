import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { parseFields } from "#modules/platform/fields";
import { deletePapers, retentionSchema } from "#modules/vault/index.server";
import { askedAccount } from "~/http/asked-account.server";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { vaultPaths } from "~/http/vault-paths";
import { TickList } from "~/parts/headquarters/tick-list";
import { Checkbox } from "~/ui/choices";
import { Form, SubmitButton } from "~/ui/form";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Page, PageTitle } from "~/ui/page";
import { EmptyState, Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import { retentionPage } from "./retention-page.server";
import { retentionWords } from "./words";

/** What may go, what is held, and how long papers are kept. */
export const loader = ({ context, request }: LoaderFunctionArgs) => retentionPage(context, request);

/** Deletes what was ticked. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { ctx, body } = context;
  const { accountId, named } = askedAccount(context, request);
  const fields = parseFields(retentionSchema, body.fields, ctx.locale);
  if (!fields.ok) return refuseForm(context, fields.refusal);
  const deleted = await deletePapers(ctx, { accountId, fields: fields.value });
  if (!deleted.ok) {
    const isGone = deleted.refusal.code === "not_found";
    return isGone ? refusePage(context, deleted.refusal) : refuseForm(context, deleted.refusal);
  }
  const to = vaultPaths.retention(named);
  return answerDone(context, { json: deleted.value, to, flash: "saved" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function Retention() {
  const { named, name, counts, options, more, held, mayDelete, rules } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(retentionWords);
  return (
    <Page>
      <PageTitle title={t("title")} lede={`${name}. ${t("lede")}`} answer={answer} />
      <div className="stack">
        {options.length === 0 && <EmptyState title={t("none")}>{t("noneText")}</EmptyState>}
        {counts.length > 0 && (
          <ul>
            {counts.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        {options.length > 0 && mayDelete && (
          <Form
            id="retention"
            action={vaultPaths.retention(named)}
            answer={answer}
            label={t("title")}
          >
            <TickList name="papers" label={t("label")} options={options} ticked={[]} />
            {more > 0 && <p className="hint">{t("more", { count: more })}</p>}
            <Checkbox name="agrees" label={t("agrees")} />
            <SubmitButton variant="danger" className="mt-6">
              {t("submit")}
            </SubmitButton>
          </Form>
        )}
        {options.length > 0 && !mayDelete && (
          <>
            <p>{t("primary")}</p>
            <ul>
              {options.map(({ value, label }) => (
                <li key={value}>{label}</li>
              ))}
            </ul>
          </>
        )}
        {held.length > 0 && (
          <section className="stack">
            <h2 id="held">{t("held")}</h2>
            <p>{t("heldText")}</p>
            <ul>
              {held.map(({ id, line }) => (
                <li key={id}>
                  <Link to={vaultPaths.paper(id)}>{line}</Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        <section className="stack">
          <h2 id="rules">{t("rules")}</h2>
          <p>{t("rulesText")}</p>
          <Table
            caption={t("rules")}
            isCaptionHidden
            rows={rules}
            rowKey={({ category }) => category}
            empty={null}
            columns={[
              {
                key: "category",
                header: t("category"),
                cell: ({ category }) => category,
                isRowHeader: true,
              },
              { key: "keep", header: t("keep"), cell: ({ keep }) => keep },
              {
                key: "source",
                header: t("source"),
                cell: ({ source, sourceUrl }) =>
                  sourceUrl ? <a href={sourceUrl}>{source}</a> : source,
                isLong: true,
              },
            ]}
          />
        </section>
        <p>
          <Link to={vaultPaths.list({ accountId: named })}>{t("back")}</Link>
        </p>
      </div>
    </Page>
  );
}
