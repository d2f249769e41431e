import { Link } from "@remix-run/react";
import { paths } from "~/http/paths";
import type { IconName } from "~/ui/icons";
import { PagedTable } from "~/ui/paged-table";
import { StatusSign } from "~/ui/status-sign";
import { type Column, EmptyState } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import type { DiscountListData, DiscountRow } from "./discount-pages.server";
import { discountPages } from "./words";

const looks = {
  scheduled: ["open", "info"],
  active: ["success", "good_standing"],
  ended: ["revoked", "neutral"],
} as const satisfies Record<DiscountRow["phase"], readonly [IconName, string]>;

/** Where a discount stands: icon, word and color, each enough alone. */
export function PhaseBadge({ phase }: Pick<DiscountRow, "phase">) {
  const t = useWords(discountPages);
  const [icon, tone] = looks[phase];
  return (
    <StatusSign tone={tone} icon={icon}>
      {t(`phase.${phase}`)}
    </StatusSign>
  );
}

const flags = ["isNewAccount", "isRenewals", "isUpgrades", "isServiceFees"] as const;

function useColumns(): readonly Column<DiscountRow>[] {
  const t = useWords(discountPages);
  const period = ({ first, last }: DiscountRow) => {
    if (first && last) return t("fromTo", { first, last });
    if (first) return t("fromDay", { first });
    return last ? t("toDay", { last }) : t("always");
  };
  return [
    {
      key: "code",
      header: t("columnCode"),
      isRowHeader: true,
      cell: ({ id, code, description }) => (
        <>
          <Link to={paths.adminDiscount(id)} className="queue-name">
            {code}
          </Link>
          <div className="hint text-sm">{description}</div>
        </>
      ),
    },
    { key: "state", header: t("columnState"), cell: ({ phase }) => <PhaseBadge phase={phase} /> },
    { key: "off", header: t("columnOff"), isFigure: true, cell: ({ off }) => off },
    {
      key: "lines",
      header: t("columnLines"),
      cell: (row) =>
        flags
          .filter((flag) => row[flag])
          .map((flag) => t(`lines.${flag}`))
          .join(", "),
    },
    { key: "period", header: t("columnPeriod"), isDate: true, cell: period },
    {
      key: "uses",
      header: t("columnUses"),
      isFigure: true,
      cell: ({ used, kept, maxUses }) => (
        <>
          {maxUses === null ? t("uses", { used }) : t("usesOf", { used, max: maxUses })}
          {kept > 0 && <div className="hint text-sm">{t("kept", { count: kept })}</div>}
        </>
      ),
    },
  ];
}

/** The staff's list with its pager, or what to do when there is none. */
export function DiscountTable(list: DiscountListData) {
  const t = useWords(discountPages);
  return (
    <PagedTable
      list={list}
      urlOf={(page) => paths.adminDiscounts(page)}
      caption={t("caption", { count: list.total })}
      columns={useColumns()}
      empty={<EmptyState title={t("emptyTitle")}>{t("empty")}</EmptyState>}
    />
  );
}
