import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseFields } from "#modules/platform/fields";
import { decideQuarantine, quarantineSchema } from "#modules/vault/index.server";
import { orConfirm } from "~/http/fresh-sign-in.server";
import { requireStaff } from "~/http/guards.server";
import { readId } from "~/http/read-id";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { vaultPaths } from "~/http/vault-paths";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Page, PageTitle } from "~/ui/page";
import { PagedTable } from "~/ui/paged-table";
import { EmptyState } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import { Owner, QuarantineCard } from "./quarantine-card";
import { quarantinePage } from "./quarantine-page.server";
import { quarantineWords } from "./words";

/** The files in which the virus scanner found something, for staff. */
export function loader({ context, request }: LoaderFunctionArgs) {
  requireStaff(context, request);
  return quarantinePage(context, request);
}

/** Releases one, or deletes it. */
export async function action({ context, request }: ActionFunctionArgs) {
  requireStaff(context, request);
  const { ctx, body } = context;
  const { finding, ...sent } = body.fields;
  const fields = parseFields(quarantineSchema, sent, ctx.locale);
  if (!fields.ok) return refuseForm(context, fields.refusal);
  const id = readId(String(finding ?? ""));
  const decided = await decideQuarantine(ctx, { id, fields: fields.value });
  if (decided.ok) {
    const to = vaultPaths.quarantine();
    return answerDone(context, { json: { status: "decided" }, to, flash: "saved" });
  }
  if (decided.refusal.code === "not_found") refusePage(context, decided.refusal);
  return refuseForm(context, await orConfirm(context, request, decided.refusal));
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function Quarantine() {
  const { waiting, decided, mayDecide } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(quarantineWords);
  return (
    <Page>
      <PageTitle title={t("title")} lede={t("lede")} answer={answer} />
      <div className="stack">
        {waiting.length === 0 && <EmptyState title={t("none")}>{t("noneText")}</EmptyState>}
        {waiting.length > 0 && (
          <section className="stack">
            <h2 id="waiting">{t("waiting")}</h2>
            {!mayDecide && <p className="hint">{t("roleForbids")}</p>}
            {waiting.map((found) => (
              <QuarantineCard key={found.id} found={found} answer={answer} mayDecide={mayDecide} />
            ))}
          </section>
        )}
        {decided.total > 0 && (
          <section className="stack">
            <h2 id="decided">{t("decided")}</h2>
            <PagedTable
              caption={t("decided")}
              list={decided}
              urlOf={vaultPaths.quarantine}
              empty={null}
              columns={[
                {
                  key: "club",
                  header: t("club"),
                  cell: (found) => <Owner found={found} />,
                  isRowHeader: true,
                },
                { key: "origin", header: t("origin"), cell: ({ origin }) => origin },
                { key: "file", header: t("file"), cell: ({ file }) => file, isLong: true },
                {
                  key: "finding",
                  header: t("finding"),
                  isWhole: true,
                  cell: ({ finding }) => finding,
                },
                {
                  key: "outcome",
                  header: t("outcome"),
                  cell: ({ outcome, day }) => `${t(`outcome.${outcome}`)}, ${day}`,
                },
                {
                  key: "reason",
                  header: t("said"),
                  cell: ({ reason }) => reason,
                  isLong: true,
                  isWhole: true,
                },
                { key: "by", header: t("by"), cell: ({ by }) => by },
              ]}
            />
          </section>
        )}
      </div>
    </Page>
  );
}
