import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ContestKind, ShownEntry, ShownWinner } from "#modules/contest/contract";
import { readGallery } from "#modules/contest/index.server";
import { paths } from "~/http/paths";
import { readId } from "~/http/read-id";
import { refusePage } from "~/http/respond.server";
import { Page, PageTitle } from "~/ui/page";
import { Pager } from "~/ui/pager";
import { EmptyState } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import { EntryPicture } from "../entry-picture";
import { galleryMessages } from "./words";

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
  const { id, title, kind, winners, entries, ...list } = useLoaderData<typeof loader>();
  const t = useWords(galleryMessages);
  const isEmpty = entries.length + winners.length === 0;
  return (
    <Page className="stack">
      <meta name="description" content={t("lede")} />
      <PageTitle title={title} lede={t("lede")} />
      {isEmpty && <EmptyState title={t("emptyTitle")}>{t("empty")}</EmptyState>}
      {winners.length > 0 && (
        <section aria-labelledby="winners">
          <h2 id="winners" className="mb-4">
            {t("winners")}
          </h2>
          <ol className="entry-gallery entry-winners">
            {winners.map((entry) => (
              <li key={entry.id}>
                <GalleryFigure entry={entry} kind={kind} sizes="(min-width: 40rem) 30rem, 100vw" />
              </li>
            ))}
          </ol>
        </section>
      )}
      {winners.length > 0 && entries.length > 0 && <h2 className="pt-4">{t("others")}</h2>}
      <ul className="entry-gallery">
        {entries.map((entry) => (
          <li key={entry.id}>
            <GalleryFigure
              entry={entry}
              kind={kind}
              sizes="(min-width: 64rem) 20rem, (min-width: 40rem) 45vw, 100vw"
            />
          </li>
        ))}
      </ul>
      <Pager answer={list} urlOf={(page) => paths.contestGallery(id, page)} />
      <p>
        <a href={paths.contest(kind)}>{t("enter")}</a>
      </p>
    </Page>
  );
}

interface GalleryFigureProps {
  entry: ShownEntry | ShownWinner;
  kind: ContestKind;
  /** How wide it is shown, for the browser to choose by. */
  sizes: string;
}

/** An entry as the public sees it; one that has won says so. */
function GalleryFigure({ entry, kind, sizes }: GalleryFigureProps) {
  const t = useWords(galleryMessages);
  return (
    <figure>
      <EntryPicture entry={entry} kind={kind} sizes={sizes} />
      <figcaption>
        {"placeTitle" in entry && <strong className="entry-place">{entry.placeTitle}</strong>}
        <span className="hint">{t("by", entry)}</span>
        {entry.message && <p className="entry-rules">{entry.message}</p>}
      </figcaption>
    </figure>
  );
}
