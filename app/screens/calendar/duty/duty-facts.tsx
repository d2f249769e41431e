import { calendarWords } from "~/parts/calendar/words";
import { DescriptionList, type Fact } from "~/ui/details";
import { useWords } from "~/ui/ui-context";
import type { DutyData } from "./duty-page.server";
import { dutyWords } from "./words";

/** The rule in words: when, who, with what proof, and where it was read. */
export function DutyFacts({ data }: { data: DutyData }) {
  const t = useWords(dutyWords);
  const words = useWords(calendarWords);
  const { duty, about, opens, actBy, proofWanted, source } = data;
  const wanted = proofWanted.map((kind) => t(`wanted.${kind}`)).join(t("wantedOr"));
  const facts: readonly (Fact | "")[] = [
    { term: t("why"), description: duty.reason },
    about && { term: t("about"), description: about },
    { term: t("due"), description: duty.due },
    actBy && { term: t("actBy"), description: actBy },
    opens && { term: t("opens"), description: opens },
    { term: t("who"), description: words(`role.${duty.role}`) },
    (data.isMarkedByHand && {
      term: t("wanted"),
      description:
        proofWanted.length === 0
          ? t("wantedNone")
          : proofWanted.length === 1
            ? wanted
            : t("wantedAny", { list: wanted }),
    }) ||
      "",
    {
      term: t("source"),
      description: (
        <>
          {source.url ? (
            <a href={source.url} rel="noreferrer">
              {source.name}
            </a>
          ) : (
            source.name
          )}
          {source.url && (
            <div className="hint">
              {source.readOn ? t("sourceRead", { date: source.readOn }) : t("sourceUnread")}
            </div>
          )}
        </>
      ),
    },
  ];
  return <DescriptionList facts={facts.filter((fact) => fact !== "")} />;
}
