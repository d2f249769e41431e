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

const stateIcons = { open: "success", unclear: "question", shut: "cross" } as const;

/** The way back by the answers: the best way, its clock and steps, and what is not known. */
export function RescueResult({ rescue }: { rescue: WordedRescue }) {
  const t = useWords(rescueWords);
  const { title, about, clock, perhaps, steps, donors, between, unknown, ways } = rescue;
  return (
    <div className="prose info rescue">
      <section className="info-part" aria-labelledby="way">
        <h2 id="way">{title}</h2>
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
      </section>
      <section className="info-part" aria-labelledby="steps">
        <h2 id="steps">{t("steps")}</h2>
        <Statements lines={steps} isOrdered />
      </section>
      <section className="info-part" aria-labelledby="donors">
        <h2 id="donors">{t("donors")}</h2>
        <Statements lines={donors} />
      </section>
      <section className="info-part" aria-labelledby="between">
        <h2 id="between">{t("between")}</h2>
        <Statements lines={between} />
      </section>
      <section className="info-part" aria-labelledby="unknown">
        <h2 id="unknown">{t("unknown")}</h2>
        <Statements lines={unknown} />
      </section>
      <section className="info-part" aria-labelledby="ways">
        <h2 id="ways">{t("ways")}</h2>
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
      </section>
      <p className="hint">{rescue.disclaimer}</p>
    </div>
  );
}
