import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { readShared } from "#modules/letters/index.server";
import { civilDateIn, OFFICE_ZONE } from "#modules/platform/dates";
import { formatLongDate } from "#modules/platform/format";
import { loadHead } from "~/http/headquarters-head.server";
import { letterPaths } from "~/http/letter-paths";
import { readId } from "~/http/read-id";
import { refusePage } from "~/http/respond.server";
import { HeadquartersHead } from "~/parts/headquarters/headquarters-head";
import { Page, PageTitle } from "~/ui/page";
import { EmptyState, Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import { groupLetterWords } from "../group-words";

/** What a chapter shares with its headquarters by a consent in force. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { ctx } = context;
  const head = await loadHead(context, request);
  const { accountId, named } = head;
  const found = await readShared(ctx, { accountId, chapterId: readId(params.chapter) });
  if (!found.ok) refusePage(context, found.refusal);
  const { chapterName, signers, papers } = found.value;
  return {
    head,
    named,
    accountId,
    chapterName,
    signers: signers ?? null,
    papers:
      papers?.map(({ fileName, createdAt }) => ({
        fileName,
        since: formatLongDate(civilDateIn(createdAt, OFFICE_ZONE), ctx),
      })) ?? null,
  };
}

export default function Shared() {
  const { head, named, chapterName: chapter, signers, papers } = useLoaderData<typeof loader>();
  const t = useWords(groupLetterWords);
  return (
    <Page className="stack">
      <HeadquartersHead head={head} current="letters" />
      <PageTitle title={t("sharedTitle", { chapter })} lede={t("sharedLede")} />
      {signers === null && papers === null && <p>{t("sharedNone")}</p>}
      {signers !== null && (
        <section className="stack">
          <h2 id="signers">{t("sharedSigners")}</h2>
          {signers.length === 0 ? (
            <EmptyState title={t("noSignersTitle")}>{t("noSigners")}</EmptyState>
          ) : (
            <ul>
              {signers.map(({ name, isBankSigner, isResponsibleParty }) => (
                <li key={name}>
                  {[name, isBankSigner && t("bankSigner"), isResponsibleParty && t("responsible")]
                    .filter((part) => part !== false)
                    .join(", ")}
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
      {papers !== null && (
        <section className="stack">
          <h2 id="papers">{t("sharedPapers")}</h2>
          <Table
            caption={t("sharedPapers")}
            isCaptionHidden
            rows={papers}
            rowKey={({ fileName, since }) => `${fileName}/${since}`}
            empty={<EmptyState title={t("noPapersTitle")}>{t("noPapers")}</EmptyState>}
            columns={[
              {
                key: "file",
                header: t("fileName"),
                cell: ({ fileName }) => fileName,
                isRowHeader: true,
              },
              { key: "since", header: t("since"), cell: ({ since }) => since },
            ]}
          />
        </section>
      )}
      <p>
        <Link to={letterPaths.group(named)}>{t("toGroup")}</Link>
      </p>
    </Page>
  );
}
