import { useWords } from "~/ui/ui-context";
import { treasuryWords } from "../words";

export interface PlotBar {
  readonly id: number;
  readonly side: "income" | "expense";
  readonly name: string;
  readonly figure: string;
  /** Parts of the largest amount, 0 to 1; no plan is null. */
  readonly actual: number;
  readonly planned: number | null;
  readonly isOver: boolean;
}

const percent = (share: number) => Math.round(share * 1_000) / 10;

/** Each category as a bar, its plan as a line across it. The table beside it says the same in figures. */
export function BudgetPlot({ bars }: { bars: readonly PlotBar[] }) {
  const t = useWords(treasuryWords);
  return (
    <figure className="budget-plot" role="img" aria-label={t("plotAlt")}>
      {(["income", "expense"] as const).map((side) => {
        const own = bars.filter((bar) => bar.side === side);
        if (own.length === 0) return null;
        return (
          <div key={side}>
            <p className="budget-side">{t(side)}</p>
            {own.map((bar) => (
              <div key={bar.id} className="budget-bar">
                <p>
                  <span>{bar.name}</span>
                  <span className="num">
                    {bar.isOver ? `${bar.figure} · ${t("over")}` : bar.figure}
                  </span>
                </p>
                <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                  <rect className="ground" width="100" height="10" />
                  <rect
                    className={bar.isOver ? "over" : side}
                    width={percent(bar.actual)}
                    height="10"
                  />
                  {bar.planned !== null && (
                    <line
                      x1={Math.min(99.6, Math.max(0.4, percent(bar.planned)))}
                      x2={Math.min(99.6, Math.max(0.4, percent(bar.planned)))}
                      y1="0"
                      y2="10"
                    />
                  )}
                </svg>
              </div>
            ))}
          </div>
        );
      })}
    </figure>
  );
}
