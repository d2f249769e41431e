import { Details } from "~/ui/details";
import { useWords } from "~/ui/ui-context";
import type { ShownDuty } from "./shown-duty";
import { calendarWords } from "./words";

/** Why a duty has its date: one sentence with its source. */
export function WhyThisDate({ reason, source }: Pick<ShownDuty, "reason" | "source">) {
  const t = useWords(calendarWords);
  return (
    <Details summary={t("why")}>
      <p>{reason}</p>
      {source.url && (
        <p className="hint">
          {t("source")}{" "}
          <a href={source.url} rel="noreferrer">
            {source.name}
          </a>
          {", "}
          {source.readOn ? t("sourceRead", { date: source.readOn }) : t("sourceUnread")}
        </p>
      )}
    </Details>
  );
}
