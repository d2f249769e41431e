import type { ReactNode } from "react";
import { useWords } from "./ui-context";
import { uiMessages } from "./words";

/** Work is under way and nobody knows how long it takes. */
export function Loader({ children }: { children?: ReactNode }) {
  const words = useWords(uiMessages);
  return (
    <div role="status" className="loader">
      <span className="spinner" aria-hidden="true" />
      {children ?? words("loader.wait")}
    </div>
  );
}

export interface ProgressBarProps {
  label: string;
  /** From 0 to `max`. */
  value: number;
  max?: number;
  /** What the number means, beside the label: "40 %", "3.1 MB of 8.0 MB". */
  detail?: ReactNode;
}

/** How far something is, with a number. */
export function ProgressBar({ label, value, max = 100, detail }: ProgressBarProps) {
  const percent = Math.round((100 * value) / max);
  return (
    <div>
      <div className="progress-words">
        <span>{label}</span>
        <span className="figures">{detail ?? `${percent} %`}</span>
      </div>
      <progress className="progress" aria-label={label} value={value} max={max}>
        {percent} %
      </progress>
    </div>
  );
}
