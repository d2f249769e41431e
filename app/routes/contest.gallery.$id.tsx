import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readGallery } from "#modules/contest/index.server";
import { EntryPicture } from "~/components/contest-staff/entry-picture";
import { useContestWords } from "~/components/contest-staff/use-contest-words";
import { Page, PageTitle } from "~/components/ui/page";
import { Pager } from "~/components/ui/pager";
import { EmptyState } from "~/components/ui/table";
import { paths } from "~/http/paths";
import { readId } from "~/http/read-id";
import { refusePage } from "~/http/respond.server";

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const page = Number(new URL(request.url).searchParams.get("page") ?? 1);
  const found = await readGallery(context.ctx, { contestId: readId(params.id), page });
  if (!found.ok) refusePage(context, found.refusal);
  const { entries, ...list } = found.value;
  const offset = (list.current_page - 1) * list.per_page;
  const isFilled = entries.length > 0;
  return {
    ...list,
    entries,
    from: isFilled ? offset + 1 : null,
    to: isFilled ? offset + entries.length : null,
  };
}

export default function ContestGallery() {
  const { id, title, kind, entries, ...list } = useLoaderData<typeof loader>();
  const t = useContestWords();
  return (
    <Page className="stack">
      <meta name="description" content={t("galleryLede")} />
      <PageTitle title={title} lede={t("galleryLede")} />
      {entries.length === 0 ? (
        <EmptyState title={t("galleryEmptyTitle")}>{t("galleryEmpty")}</EmptyState>
      ) : (
        <ul className="entry-gallery">
          {entries.map((entry) => (
            <li key={entry.id}>
              <figure>
                <EntryPicture
                  entry={entry}
                  kind={kind}
                  sizes="(min-width: 64rem) 20rem, (min-width: 40rem) 45vw, 100vw"
                />
                <figcaption>
                  <span className="hint">{t("by", entry)}</span>
                  {entry.message && <p className="entry-rules">{entry.message}</p>}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      )}
      <Pager answer={list} urlOf={(page) => paths.contestGallery(id, page)} />
      <p>
        <a href={paths.contest(kind)}>{t("galleryEnter")}</a>
      </p>
    </Page>
  );
}
