import type { ReactNode } from "react";
import type { Sourced, WordedRescue } from "#modules/filings/contract";
import { Icon } from "~/ui/icons";
import { Notice } from "~/ui/notice";
import { useWords } from "~/ui/ui-context";
import { rescueWords } from "./words";

/** A statement with the page on which it was read, and the day. */
function Statement({ text, source }: Sourced) {
  const t = useWords(rescueWords);
  return (
    <>
      {text}{" "}
      {source && (
        <a className="rescue-source" href={source.url} rel="noreferrer">
          {t("read", { date: source.readOn })}
        </a>
      )}
    </>
  );
}

function Statements({
  lines,
  isOrdered = false,
}: {
  lines: readonly Sourced[];
  isOrdered?: boolean;
}) {
  const List = isOrdered ? "ol" : "ul";
  return (
    <List>
      {lines.map((line) => (
        <li key={line.text}>
          <Statement {...line} />
        </li>
      ))}
    </List>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="info-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

const stateIcons = { open: "success", unclear: "question", shut: "cross" } as const;

/** The way back by the answers: the best way, its clock and steps, and what is not known. */
export function RescueResult({ rescue }: { rescue: WordedRescue }) {
  const t = useWords(rescueWords);
  const { title, about, clock, perhaps, steps, donors, between, unknown, ways } = rescue;
  return (
    <div className="prose info rescue">
      <Part id="way" title={title}>
        <p>
          <Statement {...about} />
        </p>
        {perhaps.length > 0 && (
          <Notice title={t("perhapsTitle")}>
            {perhaps.map(({ text, asks }) => (
              <div key={text} className="rescue-perhaps">
                <p>
                  {text} {t("asks")}
                </p>
                <ul>
                  {asks.map((ask) => (
                    <li key={ask}>{ask}</li>
                  ))}
                </ul>
              </div>
            ))}
          </Notice>
        )}
        <Notice tone={clock.isUrgent ? "warning" : "info"} title={t("clock")}>
          <p>
            <strong>{clock.text}</strong>
          </p>
          {clock.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </Notice>
      </Part>
      <Part id="steps" title={t("steps")}>
        <Statements lines={steps} isOrdered />
      </Part>
      <Part id="donors" title={t("donors")}>
        <Statements lines={donors} />
      </Part>
      <Part id="between" title={t("between")}>
        <Statements lines={between} />
      </Part>
      <Part id="unknown" title={t("unknown")}>
        <Statements lines={unknown} />
      </Part>
      <Part id="ways" title={t("ways")}>
        <ol className="rescue-ways">
          {ways.map(({ route, state, name, word, reasons }) => (
            <li key={route} data-state={state}>
              <Icon name={stateIcons[state]} />
              <span>
                <strong>{name}</strong> <span className="rescue-word">{word}.</span>{" "}
                {reasons.join(" ")}
              </span>
            </li>
          ))}
        </ol>
      </Part>
      <p className="hint">{rescue.disclaimer}</p>
    </div>
  );
}
