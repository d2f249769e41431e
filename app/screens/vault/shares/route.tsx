import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { formatInstant } from "#modules/platform/format";
import { rowsShown } from "#modules/platform/pagination";
import { listShares } from "#modules/vault/index.server";
import { askedAccount } from "~/http/asked-account.server";
import { readId } from "~/http/read-id";
import { refusePage } from "~/http/respond.server";
import { vaultPaths } from "~/http/vault-paths";
import { ButtonLink } from "~/ui/button";
import { Page, PageTitle } from "~/ui/page";
import { Pager } from "~/ui/pager";
import { EmptyState, Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import { shareWords } from "../share-words";

/** The links of the account that the address names, and how often each was opened. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { ctx } = context;
  const { accountId, named } = askedAccount(context, request);
  const page = readId(new URL(request.url).searchParams.get("page") ?? "1");
  const found = await listShares(ctx, { accountId, page });
  if (!found.ok) refusePage(context, found.refusal);
  const { accountName, timeZone, rows, total, perPage, mayMake } = found.value;
  const bounds = { current_page: found.value.page, per_page: perPage, total };
  return {
    named,
    accountName,
    mayMake,
    list: {
      ...bounds,
      ...rowsShown(bounds),
      rows: rows.map(({ id, name, maker, state, views, maxViews, expiresAt }) => ({
        id,
        name,
        maker,
        state,
        views,
        maxViews,
        until: formatInstant(expiresAt, timeZone, ctx),
      })),
    },
  };
}

export default function Shares() {
  const { named, accountName, mayMake, list } = useLoaderData<typeof loader>();
  const t = useWords(shareWords);
  const make = <ButtonLink to={vaultPaths.newShare({ accountId: named })}>{t("make")}</ButtonLink>;
  return (
    <Page>
      <PageTitle title={t("title")} lede={`${accountName}. ${t("lede")}`} />
      <div className="stack">
        {mayMake && list.total > 0 && <p>{make}</p>}
        <Table
          caption={t("list")}
          isCaptionHidden
          rows={list.rows}
          rowKey={({ id }) => id}
          empty={
            <EmptyState title={t("none")} action={mayMake && make}>
              {t("noneText")}
            </EmptyState>
          }
          columns={[
            {
              key: "name",
              header: t("name"),
              cell: ({ id, name, maker }) => (
                <>
                  <Link to={vaultPaths.share(id)}>{name}</Link>
                  {maker && <span className="hint block">{t("by", { name: maker })}</span>}
                </>
              ),
              isRowHeader: true,
            },
            { key: "state", header: t("stateHeader"), cell: ({ state }) => t(`state.${state}`) },
            { key: "until", header: t("ends"), cell: ({ until }) => until },
            {
              key: "opened",
              header: t("opened"),
              cell: ({ views, maxViews }) =>
                maxViews === null
                  ? String(views)
                  : t("openedOf", { views: String(views), max: String(maxViews) }),
              isFigure: true,
            },
          ]}
        />
        <Pager answer={list} urlOf={(page) => vaultPaths.shares(named, page)} />
        <p>
          <Link to={vaultPaths.list({ accountId: named })}>{t("back")}</Link>
        </p>
      </div>
    </Page>
  );
}
