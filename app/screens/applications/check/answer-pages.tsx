import { Link } from "@remix-run/react";
import { paths } from "~/http/paths";
import { wizardMessages } from "~/parts/wizard/words";
import { DescriptionList, Fold } from "~/ui/details";
import { useWords } from "~/ui/ui-context";

/** A page of an application as it is read: every question with its answer. */
export interface ReadPage {
  readonly label: string;
  /** Why it does not count yet. */
  readonly note: "draft" | "missing" | undefined;
  readonly isChangeable: boolean;
  readonly answers: readonly {
    readonly name: string;
    readonly question: string;
    readonly answer: string;
  }[];
}

/** All answers, page by page, each with a link that changes it and leads back here. */
export function AnswerPages({ token, pages }: { token: string; pages: readonly ReadPage[] }) {
  const t = useWords(wizardMessages);
  const notes = { draft: t("checkDraft"), missing: t("checkMissing") };
  return pages.map(({ label, note, isChangeable, answers }, index) => {
    const address = paths.application(token, { page: index + 1, isReturning: true });
    return (
      <section key={label} className="answers" aria-labelledby={`answers-${index + 1}`}>
        <Fold title={label} level={2} id={`answers-${index + 1}`} isOpen>
          {note && <p className="hint">{notes[note]}</p>}
          <DescriptionList
            facts={answers.map(({ name, question, answer }) => ({
              term: question,
              description: <span className="answer">{answer}</span>,
              action: isChangeable && (
                <Link to={`${address}#${name}`} aria-label={t("checkChangeWhat", { question })}>
                  {t("checkChange")}
                </Link>
              ),
            }))}
          />
        </Fold>
      </section>
    );
  });
}
