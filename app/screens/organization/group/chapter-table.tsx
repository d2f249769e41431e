import { headquartersPaths } from "~/http/headquarters-paths";
import { paths } from "~/http/paths";
import { MembershipBadge } from "~/parts/accounts/membership-badge";
import { ButtonLink } from "~/ui/button";
import { PagedTable } from "~/ui/paged-table";
import { type Column, EmptyState } from "~/ui/table";
import { useUi, useWords } from "~/ui/ui-context";
import type { GroupData, ShownChapter } from "./group-page.server";
import { groupMessages } from "./words";

function useColumns(isAll: boolean): readonly Column<ShownChapter>[] {
  const t = useWords(groupMessages);
  return [
    {
      key: "chapter",
      header: t("chapter"),
      isRowHeader: true,
      cell: (chapter) => <ChapterName key={String(isAll)} chapter={chapter} />,
    },
    {
      key: "price",
      header: t("price"),
      isFigure: true,
      cell: ({ price, open }) => {
        if (!open) return price || t("nothing");
        return (
          <>
            {t("openAmount", { amount: open.amount })}
            <span className="move-note">{t("renewed", { number: open.number })}</span>
          </>
        );
      },
    },
    { key: "due", header: t("due"), cell: ({ due }) => due || t("noDue") },
    {
      key: "membership",
      header: t("membership"),
      cell: ({ membership }) => <MembershipBadge state={membership} />,
    },
    { key: "level", header: t("level"), cell: ({ levelName }) => levelName || t("noLevel") },
  ];
}

/** The name, with a box where the chapter can be renewed. */
function ChapterName({ chapter: { id, name, key, isChosen } }: { chapter: ShownChapter }) {
  if (key === "") return <span className="queue-name">{name}</span>;
  const boxId = `chapter-${id}`;
  return (
    <div className="queue-name">
      <div className="choice">
        <input type="checkbox" id={boxId} name="chapters" value={key} defaultChecked={isChosen} />
        <label htmlFor={boxId}>{name}</label>
      </div>
    </div>
  );
}

/** The chapters with their pager, or what to do when there are none. */
export function ChapterTable(data: GroupData) {
  const t = useWords(groupMessages);
  const { brand } = useUi();
  const { accountId, show, search, total, isAll, head } = data;
  const isNarrowed = search !== "" || show !== "all";
  return (
    <>
      <h2 className="sr-only">{t("results")}</h2>
      <PagedTable
        list={data}
        urlOf={(page) => paths.group({ accountId, show, search, page })}
        caption={t("caption", { count: total })}
        columns={useColumns(isAll)}
        empty={
          <EmptyState
            title={t(isNarrowed ? "emptySearch" : "empty")}
            action={
              !isNarrowed &&
              head.canEdit && (
                <ButtonLink to={headquartersPaths.newChapter(accountId)}>{t("add")}</ButtonLink>
              )
            }
          >
            {isNarrowed ? t("emptySearchText") : t("emptyText", { email: brand.supportEmail })}
          </EmptyState>
        }
      />
    </>
  );
}
