import type { ReactNode } from "react";
import { cx } from "./cx";
import { Icon, type IconName } from "./icons";
import { useWords } from "./ui-context";
import { uiMessages } from "./words";

export type Tone = "info" | "success" | "warning" | "urgent";

export const toneIcons = {
  info: "info",
  success: "success",
  warning: "warning",
  urgent: "error",
} as const satisfies Record<Tone, IconName>;

export interface NoticeProps {
  tone?: Tone;
  title?: ReactNode;
  children?: ReactNode;
  className?: string;
}

/** A message that belongs to the page where it stands. */
export function Notice({ tone = "info", title, children, className }: NoticeProps) {
  const words = useWords(uiMessages);
  return (
    <div className={cx("notice", `notice-${tone}`, className)}>
      <Icon name={toneIcons[tone]} />
      <div>
        <span className="sr-only">{words(`notice.${tone}`)} </span>
        {title && <p className="notice-title">{title}</p>}
        {children}
      </div>
    </div>
  );
}
