import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { MOST_PASSKEYS } from "#modules/accounts/contract";
import { declinePasskeyOffer, listPasskeys, readOwnProfile } from "#modules/accounts/index.server";
import { formatInstant } from "#modules/platform/format";
import { passkeyPaths } from "~/http/passkey-paths";
import { paths } from "~/http/paths";
import { answerDone, refusePage } from "~/http/respond.server";
import { usePasskeys } from "~/parts/passkeys/use-passkeys";
import { ButtonLink } from "~/ui/button";
import { Page, PageTitle } from "~/ui/page";
import { type Column, EmptyState, Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import { ownPasskeyPages } from "../words";

export async function loader({ context }: LoaderFunctionArgs) {
  const { ctx } = context;
  const { timeZone } = (await readOwnProfile(ctx)) ?? refusePage(context, { code: "not_found" });
  const passkeys = await listPasskeys(ctx);
  return {
    isFull: passkeys.length >= MOST_PASSKEYS,
    passkeys: passkeys.map(({ addedAt, lastUsedAt, ...passkey }) => ({
      ...passkey,
      added: formatInstant(addedAt, timeZone, ctx),
      used: lastUsedAt ? formatInstant(lastUsedAt, timeZone, ctx) : "",
    })),
  };
}

/** Declines the offer of a passkey; the account's page says how to add one later. */
export async function action({ context }: ActionFunctionArgs) {
  const declined = await declinePasskeyOffer(context.ctx);
  if (!declined.ok) refusePage(context, declined.refusal);
  return answerDone(context, { json: { status: "declined" }, to: paths.account });
}

type Row = Awaited<ReturnType<typeof loader>>["passkeys"][number];

export default function Passkeys() {
  const { passkeys, isFull } = useLoaderData<typeof loader>();
  const canAdd = usePasskeys();
  const t = useWords(ownPasskeyPages);
  const columns: Column<Row>[] = [
    { key: "name", header: t("list.name"), cell: ({ name }) => name, isRowHeader: true },
    {
      key: "device",
      header: t("list.device"),
      cell: ({ keeper, isSecurityKey }) =>
        keeper || t(isSecurityKey ? "list.securityKey" : "list.ownDevice"),
    },
    { key: "added", header: t("list.added"), cell: ({ added }) => added },
    { key: "used", header: t("list.used"), cell: ({ used }) => used || t("list.never") },
    {
      key: "kept",
      header: t("list.kept"),
      cell: ({ isSynced }) => t(isSynced ? "list.synced" : "list.single"),
    },
    {
      key: "change",
      header: t("list.change"),
      cell: ({ id, name }) => (
        <Link to={passkeyPaths.one(id)} aria-label={t("list.changeOne", { name })}>
          {t("list.change")}
        </Link>
      ),
    },
  ];
  return (
    <Page>
      <PageTitle title={t("list.title")} lede={t("list.lede")} />
      <div className="stack">
        {canAdd &&
          (isFull ? (
            <p className="needs-script">{t("list.full")}</p>
          ) : (
            <div className="needs-script btn-row">
              <ButtonLink to={passkeyPaths.add}>{t("list.add")}</ButtonLink>
            </div>
          ))}
        <Table
          caption={t("list.caption")}
          isCaptionHidden
          columns={columns}
          rows={passkeys}
          rowKey={({ id }) => id}
          empty={<EmptyState title={t("list.emptyTitle")}>{t("list.empty")}</EmptyState>}
        />
        {passkeys.length > 0 && <p className="hint max-w-160">{t("list.shared")}</p>}
      </div>
      <p className="mt-8">
        <Link to={paths.account}>{t("list.back")}</Link>
      </p>
    </Page>
  );
}
