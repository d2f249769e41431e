import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { letterKinds, letterKindWords } from "#modules/letters/contract";
import { listActs } from "#modules/letters/index.server";
import { civilDateIn, OFFICE_ZONE } from "#modules/platform/dates";
import { formatLongDate } from "#modules/platform/format";
import { loadHead } from "~/http/headquarters-head.server";
import { letterPaths } from "~/http/letter-paths";
import { refusePage } from "~/http/respond.server";
import { HeadquartersHead } from "~/parts/headquarters/headquarters-head";
import { Page, PageTitle } from "~/ui/page";
import { EmptyState, Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import { groupLetterWords } from "../group-words";
import { letterWords } from "../words";

/** What a headquarters sent to be signed, and what it can prepare. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { ctx } = context;
  const head = await loadHead(context, request);
  const { accountId, named } = head;
  const found = await listActs(ctx, accountId);
  if (!found.ok) refusePage(context, found.refusal);
  const { group, canEdit, acts } = found.value;
  return {
    head,
    named,
    accountId,
    group,
    canEdit,
    acts: acts.map(({ createdAt, expiresOn, ...act }) => ({
      ...act,
      sent: formatLongDate(civilDateIn(createdAt, OFFICE_ZONE), ctx),
      until: formatLongDate(expiresOn, ctx),
    })),
  };
}

export default function GroupLetters() {
  const { head, named, group, canEdit, acts } = useLoaderData<typeof loader>();
  const t = useWords(groupLetterWords);
  const words = useWords(letterWords);
  const kind = useWords(letterKindWords);
  return (
    <Page className="stack">
      <HeadquartersHead head={head} current="letters" />
      <PageTitle title={t("groupTitle")} lede={t("groupLede", { group })} />
      <section className="stack">
        <h2 id="acts">{t("acts")}</h2>
        <Table
          caption={t("acts")}
          isCaptionHidden
          rows={acts}
          rowKey={({ id }) => id}
          empty={<EmptyState title={t("actsNone")}>{t("actsNoneText")}</EmptyState>}
          columns={[
            {
              key: "letter",
              header: words("letter"),
              cell: ({ id, title }) => (
                <Link to={letterPaths.act(id, { accountId: named })}>{title}</Link>
              ),
              isRowHeader: true,
            },
            { key: "sent", header: t("sentOn"), cell: ({ sent }) => sent },
            { key: "until", header: words("until"), cell: ({ until }) => until },
            {
              key: "letters",
              header: t("letters"),
              cell: ({ letters }) => letters,
              isFigure: true,
            },
            { key: "signed", header: t("signed"), cell: ({ signed }) => signed, isFigure: true },
            {
              key: "declined",
              header: t("declinedCount"),
              cell: ({ declined }) => declined,
              isFigure: true,
            },
            {
              key: "revoked",
              header: t("revokedCount"),
              cell: ({ revoked }) => revoked,
              isFigure: true,
            },
          ]}
        />
      </section>
      {canEdit && (
        <section className="stack">
          <h2 id="kinds">{t("kinds")}</h2>
          <ul className="stack">
            {letterKinds.map((one) => (
              <li key={one}>
                <Link to={letterPaths.prepare(one, named)}>{kind(one)}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Page>
  );
}
