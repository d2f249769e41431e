import { type ReactNode, useState } from "react";
import { type Cents, toAmountText } from "#modules/platform/money";
import {
  type RenewableMembership,
  type RenewalPage,
  type RenewalQuote,
  renewalQuote,
} from "#modules/renewal/contract";
import type { FormAnswer } from "~/http/form-answer";
import { renewalPages } from "~/parts/renewal/words";
import { Button } from "~/ui/button";
import { Form, SubmitButton } from "~/ui/form";
import { useWords } from "~/ui/ui-context";
import { useKeptForm } from "~/ui/use-kept-form";
import { formAddress } from "./form-address";
import { OopsDialog } from "./oops-dialog";
import { RenewalBill } from "./renewal-bill";
import { RenewalOptions } from "./renewal-options";
import type { RenewalView } from "./renewal-page.server";
import { ReturnNotice } from "./return-notice";

/** What became of a form: refused, or the notice about the tax return comes first. */
export type RenewalAnswer = FormAnswer | { readonly notice: "return" } | null;

export interface RenewalFormProps {
  view: RenewalView;
  membership: RenewableMembership;
  answer: RenewalAnswer | undefined;
  /** What is above the form. */
  children: ReactNode;
}

/** What is chosen and what it comes to, by the quote that the server makes as well. */
export function RenewalForm({ view, membership, answer, children }: RenewalFormProps) {
  const t = useWords(renewalPages);
  const action = formAddress(view);
  const kept = useKeptForm(action)?.values;
  const [choices, setChoices] = useState(() =>
    kept
      ? {
          isUpgradeSelected: kept.is_upgrade_selected === "1",
          isIncorporationSelected: kept.is_incorporation_selected === "1",
        }
      : view.choices,
  );
  const { level, facts, today } = membership;
  const quote = renewalQuote(level, facts, today, choices);
  if (!quote) return null;
  const carried = carriedFields(view.page, quote, facts.bonusBalance);
  return (
    <div className="renewal">
      {answer && "ok" in answer && <OopsDialog refusal={answer} quote={quote} />}
      {answer && "notice" in answer && (
        <ReturnNotice
          asked={answer}
          action={action}
          accountId={view.page.accountId}
          levelName={membership.upgradeLevel?.name ?? level.name}
          fields={{
            ...carried,
            is_upgrade_selected: quote.isUpgradeSelected ? "1" : "0",
            is_incorporation_selected: quote.isIncorporationSelected ? "1" : "0",
          }}
        />
      )}
      {children}
      <Form action={action} label={t("title")}>
        {Object.entries(carried).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <RenewalOptions membership={membership} quote={quote} onChoose={setChoices}>
          <Button
            type="submit"
            name="_recompute"
            value="1"
            variant="secondary"
            className="plain-only"
          >
            {t("recompute")}
          </Button>
        </RenewalOptions>
        <RenewalBill membership={membership} quote={quote} />
        <p className="hint mb-6">{t("submitHint")}</p>
        <SubmitButton isWide>{t("submit")}</SubmitButton>
      </Form>
    </div>
  );
}

/** What a form carries besides its boxes: that the server can tell what the page showed. */
function carriedFields(
  { accountId }: RenewalPage,
  quote: RenewalQuote,
  bonusBalance: Cents,
): Readonly<Record<string, string>> {
  const { totals } = quote;
  return {
    account_id: String(accountId),
    current_level_id: String(quote.currentLevelId),
    new_level_id: String(quote.newLevelId),
    "totals[subtotal]": toAmountText(totals.subtotal),
    "totals[discount_total]": toAmountText(totals.discountTotal),
    "totals[bonus_total]": toAmountText(totals.bonusTotal),
    "totals[order_total]": toAmountText(totals.orderTotal),
    bonus_balance: toAmountText(bonusBalance),
    due_on: quote.dueOn,
    _shown: [
      ...(quote.isUpgradeSelected ? ["upgrade"] : []),
      ...(quote.isIncorporationSelected ? ["incorporation"] : []),
    ].join(" "),
  };
}
