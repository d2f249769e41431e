import type { ReactNode } from "react";
import { Icon, type IconName } from "./icons";

export type StatusTone =
  | "good_standing"
  | "attention"
  | "at_risk"
  | "revoked"
  | "unknown"
  | "neutral"
  | "info";

export interface StatusSignProps {
  tone: StatusTone;
  icon: IconName;
  children: ReactNode;
}

/** A state as icon, word and color, each enough alone. */
export function StatusSign({ tone, icon, children }: StatusSignProps) {
  return (
    <span className={`status status-${tone}`}>
      <Icon name={icon} />
      {children}
    </span>
  );
}
