import { Icon, type IconName } from "~/ui/icons";
import { useWords } from "~/ui/ui-context";
import type { ShownDuty } from "./shown-duty";
import { calendarWords } from "./words";

const icons = {
  open: "open",
  soon: "info",
  overdue: "warning",
  done: "check",
  confirmed: "success",
  waived: "cross",
} as const satisfies Record<ShownDuty["mark"], IconName>;

/** How it is with a duty: icon, word and color, each enough alone. */
export function DutyBadge({ mark }: Pick<ShownDuty, "mark">) {
  const t = useWords(calendarWords);
  return (
    <span className="status" data-mark={mark}>
      <Icon name={icons[mark]} />
      {t(`state.${mark}`)}
    </span>
  );
}

/** The icon alone, where the words are beside it. */
export const DutyIcon = ({ mark }: Pick<ShownDuty, "mark">) => (
  <span className="duty-icon" data-mark={mark}>
    <Icon name={icons[mark]} />
  </span>
);
