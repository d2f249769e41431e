import type { ReactNode } from "react";
import type { EPostcardView, NoticeAnswer, Sourced } from "#modules/filings/contract";
import { paths } from "~/http/paths";
import { Details } from "~/ui/details";
import { Notice } from "~/ui/notice";
import { CopyField } from "./copy-field";
import { FiguresForm } from "./figures-form";

type Words = EPostcardView["words"];

function Statement({ text, source, words }: Sourced & { words: Words }) {
  return (
    <>
      {text}{" "}
      {source && (
        <a className="e-postcard-source" href={source.url} rel="noreferrer">
          {words.read.replace("{date}", source.readOn)}
        </a>
      )}
    </>
  );
}

/** An answer to be copied, and beside it what the IRS's file has. */
function Answer({ answer, words }: { answer: NoticeAnswer; words: Words }) {
  const { key, title, pieces, note, irs, differs } = answer;
  return (
    <li className="e-postcard-answer">
      <section className="stack" aria-labelledby={`answer-${key}`}>
        <h3 id={`answer-${key}`}>{title}</h3>
        {pieces.map((piece) => (
          <CopyField
            key={piece.name}
            {...piece}
            words={words}
            isLabelHidden={piece.label === title || pieces.length === 1}
          />
        ))}
        {note && <p className="hint">{note}</p>}
      </section>
      <div className="e-postcard-irs">
        <p className="copy-label">
          {words.irs}
          {differs && <strong className="e-postcard-differs"> {words.differs}</strong>}
        </p>
        {irs.length > 0 ? (
          irs.map((line) => <p key={line}>{line}</p>)
        ) : (
          <p className="hint">{words.irsSilent}</p>
        )}
      </div>
    </li>
  );
}

export interface EPostcardProps {
  view: EPostcardView;
  /** What else the address of the page holds, such as `account_id`. */
  hidden?: Readonly<Record<string, string>>;
  /** Where the figures can be kept, instead of being asked here. */
  instead?: ReactNode;
  /** Takes the proof afterwards. */
  children?: ReactNode;
}

/**
 * The e-Postcard of one year: first whether it is the form at all, then from when on, then the eight
 * answers to be copied, and what comes afterwards. It sends nothing anywhere.
 */
export function EPostcard({ view, hidden = {}, instead, children }: EPostcardProps) {
  const { language, words, verdict, opening, isOpen, answers, filing } = view;
  const form = <FiguresForm figures={view.figures} words={words} hidden={hidden} />;
  const isOther = verdict !== undefined && !verdict.isRight;
  return (
    <div className="e-postcard stack" lang={language}>
      {verdict ? (
        <>
          <Notice tone={verdict.isRight ? "success" : "warning"} title={verdict.title}>
            <p>{verdict.text}</p>
            {isOther && (
              <p>
                <a href={paths.irsForm990}>{words.otherLink}</a>
              </p>
            )}
          </Notice>
          <Details summary={words.again}>{form}</Details>
        </>
      ) : (
        <section className="e-postcard-part" aria-labelledby="figures">
          <h2 id="figures">{words.askForm}</h2>
          <p>{words.askFormText}</p>
          {instead}
          {form}
        </section>
      )}
      {!isOther && (
        <>
          <Notice tone={isOpen ? "info" : "warning"}>
            <p>
              <strong>
                <Statement {...opening} words={words} />
              </strong>
            </p>
            <p>{view.due}</p>
          </Notice>
          <section className="stack" aria-labelledby="answers">
            <h2 id="answers">{words.answers}</h2>
            <p>{words.answersText}</p>
            <p className="hint">
              {words.irs}: {view.irs}
            </p>
            <ol className="e-postcard-answers">
              {answers.map((answer) => (
                <Answer key={answer.key} answer={answer} words={words} />
              ))}
            </ol>
          </section>
          <section className="e-postcard-part" aria-labelledby="file">
            <h2 id="file">{words.file}</h2>
            <p>{words.fileOurs}</p>
            <p>
              <Statement {...view.signIn} words={words} />
            </p>
            {filing && (
              <p>
                <a href={filing.url} rel="noreferrer">
                  {words.fileLink}
                </a>
              </p>
            )}
          </section>
          <section className="e-postcard-part" aria-labelledby="after">
            <h2 id="after">{words.after}</h2>
            <p>{words.afterText}</p>
            {children}
          </section>
        </>
      )}
    </div>
  );
}
