import type { AccountOverview } from "#modules/accounts/contract";
import { accountsPages } from "~/parts/accounts/words";
import { PageTitle } from "~/ui/page";
import { StatusBadge } from "~/ui/status-badge";
import { useUi, useWords } from "~/ui/ui-context";
import { standings } from "../standings";

export interface MembershipHeadProps {
  name: string;
  membership: AccountOverview["membership"];
  /** As in a sentence: "May 3, 2027"; "" before the first membership. */
  dueDate: string;
}

/** How an account stands with us: a badge, a sentence, a date. */
export function MembershipHead({ name, membership, dueDate: date }: MembershipHeadProps) {
  const t = useWords(accountsPages);
  const { brand } = useUi();
  const { state, days } = membership;
  const words = {
    new: { title: t("home.newTitle", { name }), lede: t("home.new") },
    good: { title: t("home.goodTitle", { name }), lede: t("home.good", { date }) },
    soon: { title: t("home.dueTitle", { name }), lede: t("home.due", { date, count: days }) },
    late: {
      title: t("home.lateTitle", { name }),
      lede: t("home.late", { date, email: brand.supportEmail, phone: brand.supportPhone }),
    },
  }[state];
  return <PageTitle {...words} aside={<StatusBadge standing={standings[state]} />} />;
}
