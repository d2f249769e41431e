import { type ReactNode, useId } from "react";
import { cx } from "./cx";
import { Icon } from "./icons";
import { type NoticeProps, toneIcons } from "./notice";
import { useWords } from "./ui-context";
import { uiMessages } from "./words";

export interface BannerProps extends NoticeProps {
  /** What closes it: a form with a button that works without script. */
  dismiss?: ReactNode;
}

/** A message across the whole page, above everything else: a landmark that its own words name. */
export function Banner({ tone = "info", title, children, dismiss }: BannerProps) {
  const words = useWords(uiMessages);
  const id = useId();
  return (
    <section className={cx("notice banner", `notice-${tone}`)} aria-labelledby={id}>
      <Icon name={toneIcons[tone]} />
      <div id={id}>
        <span className="sr-only">{words(`notice.${tone}`)} </span>
        {title && <strong>{title} </strong>}
        {children}
      </div>
      {dismiss}
    </section>
  );
}
