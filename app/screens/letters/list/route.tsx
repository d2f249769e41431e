import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { listLetters } from "#modules/letters/index.server";
import { civilDateIn, OFFICE_ZONE } from "#modules/platform/dates";
import { formatLongDate } from "#modules/platform/format";
import { askedAccount } from "~/http/asked-account.server";
import { letterPaths } from "~/http/letter-paths";
import { refusePage } from "~/http/respond.server";
import { Page, PageTitle } from "~/ui/page";
import { EmptyState, Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import { LetterSign } from "../letter-sign";
import { letterWords } from "../words";

/** What a club's officers are asked to sign, and what they signed. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { ctx } = context;
  const { accountId } = askedAccount(context, request);
  const found = await listLetters(ctx, accountId);
  if (!found.ok) refusePage(context, found.refusal);
  const { name, letters } = found.value;
  return {
    accountId,
    name,
    letters: letters.map(({ id, title, state, groupName, expiresOn, settledAt }) => ({
      id,
      title,
      state,
      groupName,
      until: formatLongDate(expiresOn, ctx),
      settled: settledAt ? formatLongDate(civilDateIn(settledAt, OFFICE_ZONE), ctx) : "–",
    })),
  };
}

export default function Letters() {
  const { name, letters } = useLoaderData<typeof loader>();
  const t = useWords(letterWords);
  return (
    <Page>
      <PageTitle title={t("title")} lede={`${name}. ${t("lede")}`} />
      <Table
        caption={t("title")}
        isCaptionHidden
        rows={letters}
        rowKey={({ id }) => id}
        empty={<EmptyState title={t("none")}>{t("noneText")}</EmptyState>}
        columns={[
          {
            key: "letter",
            header: t("letter"),
            cell: ({ id, title }) => <Link to={letterPaths.letter(id)}>{title}</Link>,
            isRowHeader: true,
          },
          { key: "from", header: t("from"), cell: ({ groupName }) => groupName },
          { key: "state", header: t("state"), cell: ({ state }) => <LetterSign state={state} /> },
          { key: "until", header: t("until"), cell: ({ until }) => until },
          { key: "settled", header: t("settled"), cell: ({ settled }) => settled },
        ]}
      />
    </Page>
  );
}
