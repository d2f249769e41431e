import { supervisionPaths } from "~/http/supervision-paths";
import { Tabs } from "~/ui/tabs";
import { useWords } from "~/ui/ui-context";
import { supervisionWords } from "./supervision-words";

const pages = ["readiness", "year", "education", "sgri"] as const;

export interface SupervisionTabsProps {
  named: number | undefined;
  current: (typeof pages)[number];
}

/** The pages of supervision, each at its own address. */
export function SupervisionTabs({ named, current }: SupervisionTabsProps) {
  const t = useWords(supervisionWords);
  const to = {
    readiness: supervisionPaths.readiness(named),
    year: supervisionPaths.year({ accountId: named }),
    education: supervisionPaths.education(named),
    sgri: supervisionPaths.sgri(named),
  };
  const tabs = pages.map((page) => ({
    to: to[page],
    label: t(`tab.${page}`),
    isCurrent: page === current,
  }));
  return <Tabs label={t("tabs")} tabs={tabs} />;
}
