import { DescriptionList } from "~/ui/details";
import { StatusSign } from "~/ui/status-sign";
import { useWords } from "~/ui/ui-context";
import type { ShownChapter, ShownPaper } from "./shown-chapter.server";
import { supervisionWords } from "./supervision-words";

/** Whether a chapter's year is complete: icon, word and color, each enough alone. */
export function CompleteBadge({ isComplete }: { isComplete: boolean }) {
  const t = useWords(supervisionWords);
  return (
    <StatusSign
      tone={isComplete ? "good_standing" : "attention"}
      icon={isComplete ? "success" : "info"}
    >
      {t(isComplete ? "complete" : "incomplete")}
    </StatusSign>
  );
}

/** What is on file of a chapter for a year. */
export function ChapterFacts({ chapter }: { chapter: ShownChapter }) {
  const t = useWords(supervisionWords);
  const { lacks, papers, filing, education, review, period, note, isOfLaterDay } = chapter;
  return (
    <div className="stack">
      <p>{period}</p>
      {isOfLaterDay && <p className="hint">{t("ofLaterDay")}</p>}
      {lacks.length > 0 && (
        <ul>
          {lacks.map((lack) => (
            <li key={lack}>{lack}</li>
          ))}
        </ul>
      )}
      <DescriptionList
        facts={[
          { term: t("filing"), description: filing },
          { term: t("education"), description: education },
          { term: t("review"), description: note ? `${review}: ${note}` : review },
        ]}
      />
      {papers.length === 0 ? (
        <p className="hint">{t("noPapers")}</p>
      ) : (
        <ul className="stack">
          {papers.map((paper) => (
            <li key={paper.id}>
              <Paper paper={paper} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Paper({ paper }: { paper: ShownPaper }) {
  const t = useWords(supervisionWords);
  const { title, received, isSupplement, file, number, lines } = paper;
  return (
    <>
      <strong>{title}</strong>
      {file && (
        <>
          {": "}
          <a href={file.to} className="tap">
            {file.name}
          </a>
        </>
      )}
      {number && <div>{number}</div>}
      <div className="hint">{received}</div>
      {isSupplement && <div className="hint">{t("supplement")}</div>}
      {lines.length > 0 && (
        <DescriptionList
          facts={lines.map(({ term, text }) => ({
            term,
            description: <span className="whitespace-pre-line">{text}</span>,
          }))}
        />
      )}
    </>
  );
}
