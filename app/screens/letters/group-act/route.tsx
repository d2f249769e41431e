import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { readAct } from "#modules/letters/index.server";
import { civilDateIn, OFFICE_ZONE } from "#modules/platform/dates";
import { formatLongDate } from "#modules/platform/format";
import { rowsShown } from "#modules/platform/pagination";
import { loadHead } from "~/http/headquarters-head.server";
import { letterPaths } from "~/http/letter-paths";
import { readId } from "~/http/read-id";
import { refusePage } from "~/http/respond.server";
import { HeadquartersHead } from "~/parts/headquarters/headquarters-head";
import { Page, PageTitle } from "~/ui/page";
import { Pager } from "~/ui/pager";
import { EmptyState, Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import { groupLetterWords } from "../group-words";
import { LetterSign } from "../letter-sign";
import { letterWords } from "../words";

/** Who signed of an act. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { ctx } = context;
  const head = await loadHead(context, request);
  const { accountId, named } = head;
  const page = readId(new URL(request.url).searchParams.get("page") ?? "1");
  const id = readId(params.id);
  const found = await readAct(ctx, { accountId, id, page });
  if (!found.ok) refusePage(context, found.refusal);
  const { title, createdAt, letters, total, perPage } = found.value;
  const shown = { current_page: found.value.page, per_page: perPage, total };
  const day = (at: Date) => formatLongDate(civilDateIn(at, OFFICE_ZONE), ctx);
  return {
    head,
    id,
    named,
    accountId,
    title,
    sent: day(createdAt),
    pages: { ...shown, ...rowsShown(shown) },
    letters: letters.map(({ settledAt, accountId: chapterId, ...letter }) => ({
      ...letter,
      chapterId,
      settled: settledAt ? day(settledAt) : "–",
    })),
  };
}

export default function Act() {
  const { head, id, named, title, sent, letters, pages } = useLoaderData<typeof loader>();
  const t = useWords(groupLetterWords);
  const words = useWords(letterWords);
  return (
    <Page className="stack">
      <HeadquartersHead head={head} current="letters" />
      <PageTitle title={title} lede={t("actLede", { day: sent })} />
      <Table
        caption={t("letters")}
        isCaptionHidden
        rows={letters}
        rowKey={(letter) => letter.id}
        empty={<EmptyState title={words("none")}>{t("actsNoneText")}</EmptyState>}
        columns={[
          {
            key: "chapter",
            header: t("chapter"),
            cell: (letter) => <Link to={letterPaths.letter(letter.id)}>{letter.chapterName}</Link>,
            isRowHeader: true,
          },
          {
            key: "state",
            header: words("state"),
            cell: ({ state }) => <LetterSign state={state} />,
          },
          {
            key: "signers",
            header: t("signers"),
            cell: ({ signers, declineReason }) => signers || declineReason || "–",
            isLong: true,
          },
          { key: "settled", header: words("settled"), cell: ({ settled }) => settled },
          {
            key: "shared",
            header: t("shared"),
            cell: ({ chapterId, chapterName }) => (
              <Link to={letterPaths.shared(chapterId, named)}>
                {t("shared")}
                <span className="sr-only">: {chapterName}</span>
              </Link>
            ),
          },
        ]}
      />
      <Pager answer={pages} urlOf={(page) => letterPaths.act(id, { accountId: named, page })} />
      <p>
        <Link to={letterPaths.group(named)}>{t("toGroup")}</Link>
      </p>
    </Page>
  );
}
