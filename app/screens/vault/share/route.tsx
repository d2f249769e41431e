import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { readShare, revokeShare } from "#modules/vault/index.server";
import { readId } from "~/http/read-id";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { vaultPaths } from "~/http/vault-paths";
import { DescriptionList } from "~/ui/details";
import { Form, SubmitButton } from "~/ui/form";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Page, PageTitle } from "~/ui/page";
import { Pager } from "~/ui/pager";
import { EmptyState, Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import { shareWords } from "../share-words";
import { sharePage } from "./share-page.server";

/** A link: what it opens, and what was done with it. */
export const loader = ({ context, request, params }: LoaderFunctionArgs) =>
  sharePage(context, request, readId(params.id));

/** Ends it. */
export async function action({ context, params }: ActionFunctionArgs) {
  const id = readId(params.id);
  const seen = await readShare(context.ctx, { id });
  if (!seen.ok) refusePage(context, seen.refusal);
  if (context.body.fields.decision !== "revoke") {
    return refuseForm(context, { code: "invalid", errors: {} });
  }
  const ended = await revokeShare(context.ctx, id);
  if (!ended.ok) return refuseForm(context, ended.refusal);
  const json = { status: "revoked" };
  return answerDone(context, { json, to: vaultPaths.share(id), flash: "saved" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function Share() {
  const { id, named, name, accountName, facts, papers, more, list, mayRevoke } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(shareWords);
  return (
    <Page>
      <PageTitle title={t("oneTitle", { name })} lede={accountName} answer={answer} />
      <div className="stack">
        <DescriptionList facts={facts} />
        {mayRevoke && (
          <Form id="revoke" action={vaultPaths.share(id)} answer={answer} label={t("revoke")}>
            <input type="hidden" name="decision" value="revoke" />
            <p className="hint mb-4">{t("revokeText")}</p>
            <SubmitButton variant="danger">{t("revoke")}</SubmitButton>
          </Form>
        )}
        <section className="stack">
          <h2 id="opens">{t("opens")}</h2>
          {papers.length === 0 && <p>{t("opensNone")}</p>}
          <ul className="list-disc pl-5">
            {papers.map((paper) => (
              <li key={paper.id}>
                <Link to={vaultPaths.paper(paper.id)}>{paper.title}</Link>
              </li>
            ))}
            {more > 0 && <li>{t("opensMore", { count: more })}</li>}
          </ul>
        </section>
        <section className="stack">
          <h2 id="log">{t("log")}</h2>
          <Table
            caption={t("log")}
            isCaptionHidden
            rows={list.rows}
            rowKey={(row) => row.id}
            empty={<EmptyState title={t("logNone")}>{t("logNoneText")}</EmptyState>}
            columns={[
              { key: "when", header: t("logWhen"), cell: ({ at }) => at, isRowHeader: true },
              {
                key: "what",
                header: t("logWhat"),
                cell: ({ event, title }) => t(`event.${event}`, { title }),
                isLong: true,
              },
              {
                key: "device",
                header: t("logDevice"),
                cell: ({ device }) => t(`device.${device}`),
              },
            ]}
          />
          <Pager answer={list} urlOf={(page) => vaultPaths.share(id, page)} />
        </section>
        <p>
          <Link to={vaultPaths.shares(named)}>{t("toList")}</Link>
        </p>
      </div>
    </Page>
  );
}
