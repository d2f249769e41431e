import { type ReactNode, useId } from "react";

export interface Bar {
  readonly key: string;
  readonly name: ReactNode;
  /** What the bar shows, in words. */
  readonly figure: string;
  /** Its part of the longest bar, 0 to 1; undefined where the figure is not known. */
  readonly share: number | undefined;
  /** The one that the others are compared with. */
  readonly isMarked?: boolean;
}

interface BarTableProps {
  caption: string;
  isCaptionHidden?: boolean;
  nameHeader: string;
  figureHeader: string;
  bars: readonly Bar[];
}

/** Figures as bars under one another: a table, so that it says the same to who cannot see them. */
export function BarTable(props: BarTableProps) {
  const { caption, isCaptionHidden, nameHeader, figureHeader, bars } = props;
  const id = useId();
  return (
    <table className="bars" aria-labelledby={id}>
      <caption id={id} className={isCaptionHidden ? "sr-only" : undefined}>
        {caption}
      </caption>
      <thead>
        <tr>
          <th scope="col">{nameHeader}</th>
          <th scope="col" colSpan={2}>
            {figureHeader}
          </th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ key, name, figure, share, isMarked }) => (
          <tr key={key} className={isMarked ? "bars-marked" : undefined}>
            <th scope="row">{name}</th>
            {share !== undefined && (
              <td className="bar">
                <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={Math.round(share * 1_000) / 10} height="10" />
                </svg>
              </td>
            )}
            <td className="num" colSpan={share === undefined ? 2 : undefined}>
              {figure}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
