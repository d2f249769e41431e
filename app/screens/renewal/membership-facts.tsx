import { addDays, addYears } from "#modules/platform/dates";
import { formatCurrency, formatLongDate } from "#modules/platform/format";
import { cents } from "#modules/platform/money";
import type { RenewableMembership, RenewalPage } from "#modules/renewal/contract";
import { renewalPages } from "~/parts/renewal/words";
import { DescriptionList } from "~/ui/details";
import { Icon } from "~/ui/icons";
import { useUi, useWords } from "~/ui/ui-context";

export interface MembershipFactsProps {
  page: RenewalPage;
  membership: RenewableMembership;
}

/** At what an account is a member, its dates, and what the level includes. */
export function MembershipFacts({ page, membership }: MembershipFactsProps) {
  const t = useWords(renewalPages);
  const ui = useUi();
  const { level, facts } = membership;
  const { dueOn } = facts;
  const date = formatLongDate(addYears(dueOn, 1), ui);
  const earlyBird = useEarlyBird(membership);
  return (
    <section className="stack" aria-labelledby="membership">
      <h2 id="membership">{t("level")}</h2>
      <DescriptionList
        facts={[
          { term: t("current"), description: level.name },
          ...(page.group ? [{ term: t("group"), description: page.group.label }] : []),
          { term: t("due"), description: formatLongDate(dueOn, ui) },
          { term: t("next"), description: t("nextText", { date }) },
          ...(earlyBird ? [{ term: t("earlyBird"), description: earlyBird }] : []),
        ]}
      />
      <h3>{t("includes", { level: level.name })}</h3>
      <Features features={level.renewalFeatures} />
    </section>
  );
}

/** The early-bird window with its last day; undefined for a level without the discount. */
function useEarlyBird({ level, facts, today, open }: RenewableMembership): string | undefined {
  const t = useWords(renewalPages);
  const ui = useUi();
  const discount = level.renewal?.earlyBirdDiscount ?? cents(0);
  if (discount === 0 || open) return undefined;
  const lastDay = addDays(facts.dueOn, facts.discountExtensionDays - 1);
  const date = formatLongDate(lastDay, ui);
  return today <= lastDay
    ? t("earlyBirdOpen", { amount: formatCurrency(discount), date })
    : t("earlyBirdOver", { date });
}

/** What a level gives, a check mark each. */
export function Features({ features }: { features: readonly string[] }) {
  return (
    <ul className="features">
      {features.map((feature) => (
        <li key={feature}>
          <Icon name="check" />
          {feature}
        </li>
      ))}
    </ul>
  );
}
