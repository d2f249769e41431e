import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { headquartersPaths } from "~/http/headquarters-paths";
import { FormlessRefusal } from "~/parts/back-office/formless-refusal";
import { DutyBadge } from "~/parts/calendar/duty-badge";
import { HeadquartersHead } from "~/parts/headquarters/headquarters-head";
import { badgeOf } from "~/parts/standing/badge";
import { DescriptionList } from "~/ui/details";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Notice } from "~/ui/notice";
import { Page, PageTitle } from "~/ui/page";
import { StatusBadge } from "~/ui/status-badge";
import { Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import type { ChapterRefusal } from "./chapter-forms";
import { ChapterEin, ChapterNote, ChapterRegion } from "./chapter-forms";
import { loadChapter, sendChapter } from "./chapter-page.server";
import { chapterWords } from "./words";

/** A chapter as its headquarters sees it. */
export const loader = ({ context, request, params }: LoaderFunctionArgs) =>
  loadChapter(context, request, params.id);

/** Saves the headquarters' note, puts the chapter into a region, or gives it its EIN. */
export const action = ({ context, request, params }: ActionFunctionArgs) =>
  sendChapter(context, request, params.id);

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

type Chapter = Awaited<ReturnType<typeof loadChapter>>;

export default function ChapterPage() {
  const chapter = useLoaderData<typeof loader>() as Chapter;
  const answer = useActionData<typeof action>() as ChapterRefusal | undefined;
  const t = useWords(chapterWords);
  const { head, name, place, ein, verdict, region, regions, canEdit, here, constraints } = chapter;
  const forms = { here, answer, constraints };
  return (
    <Page className="stack">
      <HeadquartersHead head={head} current="standing" />
      <p>
        <Link to={headquartersPaths.board(head.named)}>{t("back")}</Link>
      </p>
      <PageTitle title={name} aside={<StatusBadge standing={badgeOf[verdict]} />} answer={answer} />
      {answer?.form === "ein" && ein && <FormlessRefusal answer={answer} />}
      {chapter.isBeingChecked && <Notice>{t("checking")}</Notice>}
      <DescriptionList
        facts={[
          { term: t("place"), description: place || t("unknown") },
          { term: t("ein"), description: ein || t("unknown") },
          { term: t("region"), description: region?.name ?? t("regionNone") },
        ]}
      />
      <Reasons chapter={chapter} />
      {canEdit && !ein && (
        <div className="max-w-160 no-print">
          <ChapterEin {...forms} />
        </div>
      )}
      <Duties chapter={chapter} />
      <ChapterNote {...forms} note={chapter.note} canEdit={canEdit} />
      {canEdit && regions.length > 0 && (
        <div className="max-w-160">
          <ChapterRegion {...forms} region={region ? String(region.id) : ""} regions={regions} />
        </div>
      )}
      <Officers chapter={chapter} />
      <People chapter={chapter} />
      <Reports chapter={chapter} />
      <Papers chapter={chapter} />
      <History chapter={chapter} />
    </Page>
  );
}

interface OfChapter {
  chapter: Chapter;
}

/** Every reason of the verdict with its evidence, the worst first. */
function Reasons({ chapter: { verdict, ein, reasons, staleDays, write, canEdit } }: OfChapter) {
  const t = useWords(chapterWords);
  return (
    <section className="stack">
      <h2 id="why">{t("standing")}</h2>
      {verdict === "unknown" && (
        <p>{ein ? t("tooLittle") : `${t("einUnknown")}${canEdit ? "" : ` ${t("einAsk")}`}`}</p>
      )}
      {(reasons.length > 0 || verdict === "good") && (
        <p className={reasons.length === 0 ? undefined : "hint"}>
          {t(reasons.length === 0 ? "allRight" : "standingHint")}
        </p>
      )}
      <ul className="findings">
        {reasons.map(({ code, level, sentence, action, asOf, cureBy, setAside }) => (
          <li key={code}>
            {level !== "none" && <StatusBadge standing={level} />}
            <p className="finding">{sentence}</p>
            {action && <p>{action}</p>}
            {setAside && <p>{t("setAside", { date: setAside })}</p>}
            {cureBy && <p>{t("cureBy", { date: cureBy })}</p>}
            <p className="hint">{t("evidence", { date: asOf })}</p>
          </li>
        ))}
      </ul>
      {staleDays !== undefined && <p className="hint">{t("stale", { count: staleDays })}</p>}
      {write && (
        <p>
          <Link to={write}>{t("write")}</Link>
        </p>
      )}
    </section>
  );
}

/** What the chapter has to do next. */
function Duties({ chapter: { duties } }: OfChapter) {
  const t = useWords(chapterWords);
  return (
    <section className="stack">
      <h2 id="duties">{t("duties")}</h2>
      <Table
        caption={t("duties")}
        isCaptionHidden
        rows={duties}
        rowKey={({ key }) => key}
        empty={<p>{t("dutiesNone")}</p>}
        columns={[
          { key: "duty", header: t("duty"), isRowHeader: true, cell: ({ title }) => title },
          {
            key: "due",
            header: t("due"),
            cell: ({ due, distance }) => (
              <>
                {due} <span className="hint">{distance}</span>
              </>
            ),
          },
          { key: "state", header: t("state"), cell: ({ mark }) => <DutyBadge mark={mark} /> },
        ]}
      />
    </section>
  );
}

/** The sums of the treasurer's final reports, each version with its reason. */
function Reports({ chapter: { reports } }: OfChapter) {
  const t = useWords(chapterWords);
  return (
    <section className="stack">
      <h2 id="reports">{t("reports")}</h2>
      <Table
        caption={t("reports")}
        isCaptionHidden
        rows={reports}
        rowKey={({ key }) => key}
        empty={<p>{t("reportsNone")}</p>}
        columns={[
          { key: "year", header: t("reportOf"), isRowHeader: true, cell: ({ year }) => year },
          { key: "made", header: t("reportMade"), cell: ({ made }) => made },
          { key: "reason", header: t("reportReason"), isLong: true, cell: ({ reason }) => reason },
          {
            key: "receipts",
            header: t("reportReceipts"),
            isFigure: true,
            cell: ({ receipts }) => receipts,
          },
          {
            key: "out",
            header: t("reportExpense"),
            isFigure: true,
            cell: ({ expense }) => expense,
          },
          {
            key: "closing",
            header: t("reportClosing"),
            isFigure: true,
            cell: ({ closing }) => closing,
          },
        ]}
      />
    </section>
  );
}

/** Who is in office. */
function Officers({ chapter: { officers } }: OfChapter) {
  const t = useWords(chapterWords);
  return (
    <section className="stack">
      <h2 id="officers">{t("officers")}</h2>
      <Table
        caption={t("officers")}
        isCaptionHidden
        rows={officers}
        rowKey={({ key }) => key}
        empty={<p>{t("officersNone")}</p>}
        columns={[
          { key: "office", header: t("office"), isRowHeader: true, cell: ({ office }) => office },
          { key: "name", header: t("name"), cell: ({ name }) => name },
          {
            key: "reach",
            header: t("contact"),
            cell: ({ email, phone }) => (
              <>
                {email && <a href={`mailto:${email}`}>{email}</a>} {phone}
              </>
            ),
          },
          { key: "until", header: t("termEnds"), cell: ({ until }) => until },
        ]}
      />
    </section>
  );
}

/** Who signs in for the chapter. */
function People({ chapter: { people, invited, give } }: OfChapter) {
  const t = useWords(chapterWords);
  return (
    <section className="stack">
      <h2 id="people">{t("people")}</h2>
      {people.length === 0 ? (
        <p>
          {t("noPeople")} {give && <Link to={give}>{t("give")}</Link>}
        </p>
      ) : (
        <>
          <p className="hint">{t("peopleHint")}</p>
          <ul className="stack">
            {people.map(({ id, name, email, isPrimary }) => (
              <li key={id}>
                {name} <a href={`mailto:${email}`}>{email}</a>{" "}
                {isPrimary && <span className="hint">{t("primary")}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
      {invited.length > 0 && (
        <ul className="stack">
          {invited.map(({ id, name, email, isOver }) => (
            <li key={id}>
              {name} <a href={`mailto:${email}`}>{email}</a>{" "}
              <span className="hint">{t(isOver ? "invitedOver" : "invited")}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What the chapter made to be shown, and the way to what its consent shows. */
function Papers({ chapter: { certificates, consented } }: OfChapter) {
  const t = useWords(chapterWords);
  return (
    <section className="stack">
      <h2 id="papers">{t("papers")}</h2>
      <p className="hint">{t("papersHint")}</p>
      {consented && (
        <p>
          <Link to={consented}>{t("consented")}</Link>
        </p>
      )}
      {certificates.length === 0 && <p>{t("papersNone")}</p>}
      <ul className="stack">
        {certificates.map(({ id, serial, state, to, until }) => (
          <li key={id}>
            <Link to={to}>{t("certificate", { serial })}</Link>{" "}
            <span className="hint">
              {state === "valid"
                ? t("until", { date: until })
                : state === "expired"
                  ? t("expired", { date: until })
                  : t("withdrawn")}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every change of the verdict, the newest first. */
function History({ chapter: { history } }: OfChapter) {
  const t = useWords(chapterWords);
  return (
    <section className="stack">
      <h2 id="history">{t("history")}</h2>
      <Table
        caption={t("history")}
        isCaptionHidden
        rows={history}
        rowKey={({ id }) => id}
        empty={<p>{t("historyNone")}</p>}
        columns={[
          { key: "when", header: t("when"), isRowHeader: true, cell: ({ at }) => at },
          {
            key: "verdict",
            header: t("verdict"),
            cell: ({ verdict }) => <StatusBadge standing={badgeOf[verdict]} />,
          },
          {
            key: "why",
            header: t("why"),
            isLong: true,
            cell: ({ isFirst, cause, reason }) => (
              <>
                {isFirst ? t("first") : t(`cause.${cause}`)}
                {reason && <div className="hint">{reason}</div>}
              </>
            ),
          },
        ]}
      />
    </section>
  );
}
