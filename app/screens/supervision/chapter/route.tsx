import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { civilDateIn, OFFICE_ZONE } from "#modules/platform/dates";
import { parseFields } from "#modules/platform/fields";
import { formatLongDate } from "#modules/platform/format";
import { type ReviewResult, reviewForm } from "#modules/supervision/contract";
import { readChapterYear, reviewChapter, reviewSchema } from "#modules/supervision/index.server";
import type { HttpContext } from "~/http/context.server";
import { centralOf, loadHead } from "~/http/headquarters-head.server";
import { refusePage } from "~/http/respond.server";
import { supervisionPaths } from "~/http/supervision-paths";
import { AllFields } from "~/parts/form-field/form-field";
import { HeadquartersHead } from "~/parts/headquarters/headquarters-head";
import { Form, SubmitButton } from "~/ui/form";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Notice } from "~/ui/notice";
import { Page, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { answerSaved, found, idOf, yearOf } from "../asked.server";
import { ChapterFacts, CompleteBadge } from "../chapter-facts";
import { paperLink, showChapter } from "../shown-chapter.server";
import { supervisionWords } from "../supervision-words";
import { chapterYearWords } from "./words";

type Params = Readonly<Record<string, string | undefined>>;

function askedOf(context: HttpContext, request: Request, params: Params) {
  const { accountId, named } = centralOf(context, request);
  return {
    named,
    asked: { accountId, year: yearOf(params.year), chapterId: idOf(params.chapter) },
  };
}

/** A chapter's year as its headquarters sees it. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { ctx } = context;
  const { named, asked } = askedOf(context, request, params);
  const view = found(context, await readChapterYear(ctx, asked));
  const { year, chapterId } = asked;
  return {
    head: await loadHead(context, request),
    named,
    year,
    group: view.groupLabel,
    from: formatLongDate(view.startsOn, ctx),
    to: formatLongDate(view.endsOn, ctx),
    closedOn: view.closedOn ? formatLongDate(view.closedOn, ctx) : "",
    chapter: showChapter(ctx, view, paperLink(year, chapterId, named)),
    // The table's check constraint holds the result to its words.
    reviews: view.reviews.map(({ result, note, by, at }, index) => ({
      id: index,
      result: result as ReviewResult,
      note,
      by,
      date: formatLongDate(civilDateIn(at, OFFICE_ZONE), ctx),
    })),
    mayEdit: view.mayEdit,
  };
}

/** Keeps a review. */
export async function action({ context, request, params }: ActionFunctionArgs) {
  if (request.method !== "POST") refusePage(context, { code: "not_found" });
  const { ctx, body } = context;
  const { named, asked } = askedOf(context, request, params);
  found(context, await readChapterYear(ctx, asked));
  const fields = parseFields(reviewSchema, body.fields, ctx.locale);
  const done = fields.ok ? await reviewChapter(ctx, { ...asked, ...fields.value }) : fields;
  return answerSaved(context, done, supervisionPaths.chapter(asked.year, asked.chapterId, named));
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function ChapterYearPage() {
  const data = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(chapterYearWords);
  const words = useWords(supervisionWords);
  const { chapter, year, named, group, from, to, closedOn, reviews, mayEdit } = data;
  return (
    <Page className="stack">
      <HeadquartersHead head={data.head} current="supervision" />
      <PageTitle
        title={t("title", { name: chapter.name, year })}
        lede={t("lede", { group, from, to })}
        aside={<CompleteBadge isComplete={chapter.isComplete} />}
        answer={answer}
      />
      {closedOn && <Notice>{t("closedOn", { date: closedOn })}</Notice>}
      <ChapterFacts chapter={chapter} />
      {mayEdit && (
        <section className="stack max-w-160">
          <h2 id="review">{t("review")}</h2>
          <Form
            key={reviews.length}
            action={supervisionPaths.chapter(year, chapter.id, named)}
            answer={answer}
            label={t("review")}
          >
            <AllFields form={reviewForm} start={{ result: chapter.result }} />
            <SubmitButton className="mt-6">{t("save")}</SubmitButton>
          </Form>
        </section>
      )}
      <section className="stack">
        <h2 id="reviews">{t("reviews")}</h2>
        {reviews.length === 0 ? (
          <p>{t("none")}</p>
        ) : (
          <ul>
            {reviews.map(({ id, result, by, date, note }) => (
              <li key={id}>
                {t("line", { result: words(`result.${result}`), name: by, date })}
                {note && <p className="hint">{note}</p>}
              </li>
            ))}
          </ul>
        )}
      </section>
      <p>
        <Link to={supervisionPaths.year({ accountId: named, year })}>{t("back", { year })}</Link>
      </p>
    </Page>
  );
}
