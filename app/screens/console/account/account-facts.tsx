import { Link } from "@remix-run/react";
import { type AccountOverview, personName } from "#modules/accounts/contract";
import { formatCurrency, formatLongDate } from "#modules/platform/format";
import { cents } from "#modules/platform/money";
import type { RenewalPage } from "#modules/renewal/contract";
import { paths } from "~/http/paths";
import { DescriptionList } from "~/ui/details";
import { useUi, useWords } from "~/ui/ui-context";
import { staffAccountMessages } from "./staff-account-words";

interface AccountFactsProps {
  overview: AccountOverview;
  levelName: string | undefined;
  page: RenewalPage;
}

/** At what an account is a member until when, who belongs to it, and what it is about to pay. */
export function AccountFacts({ overview, levelName, page }: AccountFactsProps) {
  const t = useWords(staffAccountMessages);
  const ui = useUi();
  const { id, renewalDueOn, people } = overview;
  const { group, membership } = page;
  const open = membership?.open;
  const standing = membership?.standing;
  const late = standing && standing.state !== "current" && (
    <div className="hint">
      {t(standing.state === "lapsed" ? "lapsed" : "grace", {
        date: formatLongDate(standing.graceEndsOn, ui),
      })}
    </div>
  );
  return (
    <section className="stack" aria-labelledby="facts">
      <h2 id="facts">{t("facts")}</h2>
      <DescriptionList
        facts={[
          { term: t("level"), description: levelName ?? t("none") },
          {
            term: t("due"),
            description: (
              <>
                {renewalDueOn ? formatLongDate(renewalDueOn, ui) : t("none")}
                {late}
              </>
            ),
          },
          {
            term: t("renewal"),
            description: open
              ? t("renewalOpen", {
                  number: open.invoice.number,
                  amount: formatCurrency(open.invoice.balance),
                })
              : t("renewalNone"),
            action: membership && (
              <Link to={paths.staffRenewal(id)}>{t(open ? "seeRenewal" : "openRenewal")}</Link>
            ),
          },
          { term: t("bonus"), description: formatCurrency(cents(overview.bonusBalanceCents)) },
          ...(group
            ? [
                {
                  term: t("group"),
                  description: group.isBilledAsGroup
                    ? t("groupBilled", { group: group.label })
                    : group.label,
                },
              ]
            : []),
          {
            term: t("people"),
            description:
              people.length === 0
                ? t("nobody")
                : people.map((person) => {
                    const called = personName(person);
                    const name =
                      called === person.email ? person.email : `${called}, ${person.email}`;
                    return (
                      <div key={person.id}>{person.isPrimary ? t("primary", { name }) : name}</div>
                    );
                  }),
            action: <Link to={paths.staffPeople(id)}>{t("changePeople")}</Link>,
          },
        ]}
      />
    </section>
  );
}
