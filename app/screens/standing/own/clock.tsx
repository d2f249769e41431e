import { Icon } from "~/ui/icons";
import { useWords } from "~/ui/ui-context";
import { standingPages } from "../words";

export interface ClockProps {
  /** The date of the IRS's file. */
  readonly asOf: string;
  /** The end of the latest fiscal year of which a return was seen. */
  readonly seen: string;
  /** When the exemption ends if none of the three is filed. */
  readonly endsOn: string;
  readonly years: readonly {
    readonly end: string;
    readonly due: string;
    readonly isMissed: boolean;
  }[];
}

/** The three years without a return that end an exemption, and how far the club is into them. */
export function Clock({ asOf: date, seen, endsOn, years }: ClockProps) {
  const t = useWords(standingPages);
  const steps = [
    { end: seen, state: "seen", word: t("clockSeen"), text: t("clockSeenText", { date }) } as const,
    ...years.map(({ end, due, isMissed }) =>
      isMissed
        ? ({
            end,
            state: "missed",
            word: t("clockMissed"),
            text: t("clockMissedText", { due, date }),
          } as const)
        : ({
            end,
            state: "open",
            word: t("clockDue", { due }),
            text: t("clockDueText", { date }),
          } as const),
    ),
  ];
  const icons = { seen: "success", missed: "warning", open: "open" } as const;
  return (
    <section className="stack" aria-labelledby="clock">
      <h2 id="clock">{t("clock")}</h2>
      <p>{t("clockText")}</p>
      <ol className="clock">
        {steps.map(({ end, state, word, text }) => (
          <li key={end} data-state={state}>
            <Icon name={icons[state]} />
            <strong>{t("clockYear", { end })}</strong>
            <span>{word}</span>
            <span className="hint">{text}</span>
          </li>
        ))}
      </ol>
      <p>{t("clockEnd", { date: endsOn })}</p>
    </section>
  );
}
