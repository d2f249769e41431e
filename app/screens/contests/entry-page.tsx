import { paths } from "~/http/paths";
import { Details } from "~/ui/details";
import { Notice } from "~/ui/notice";
import { FormPage, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { entryMessages } from "./contest-words";
import { EntryForm } from "./entry-form";
import type { EntryAnswer, EntryPageData } from "./entry-page.server";

type EntryPageProps = EntryPageData & { answer: EntryAnswer | undefined };

/** An entry form, or why there is none today. */
export function EntryPage(page: EntryPageProps) {
  const { kind, contest, closed, gallery, sent, answer } = page;
  const t = useWords(entryMessages);
  const other = kind === "photo" ? "video" : "photo";
  return (
    <FormPage>
      <meta name="description" content={t(`description.${kind}`)} />
      <PageTitle title={t("title")} lede={t(`lede.${kind}`)} answer={answer} />
      {sent && !answer && (
        <Notice tone={sent.tone} title={sent.title} className="mb-8">
          <p>{sent.text}</p>
          <p>{sent.footer}</p>
        </Notice>
      )}
      {contest ? (
        <>
          <div className="stack mb-8">
            <h2>{contest.title}</h2>
            <p>{t("open", contest)}</p>
            <Details summary={t("rules")}>
              <p className="entry-rules">{contest.rules}</p>
            </Details>
          </div>
          <EntryForm {...page} />
        </>
      ) : (
        <div className="stack">
          {closed.name && <h2>{closed.name}</h2>}
          <Notice title={closed.title}>
            <p>{closed.text}</p>
          </Notice>
        </div>
      )}
      {gallery !== undefined && (
        <p className="mt-12">
          <a href={paths.contestGallery(gallery)}>{t("gallery")}</a>
        </p>
      )}
      <p className={gallery === undefined ? "mt-12" : "mt-4"}>
        {/* The video page has a policy of its own, so the browser loads it again. */}
        <a href={paths.contest(other)}>{t(`other.${other}`)}</a>
      </p>
    </FormPage>
  );
}
