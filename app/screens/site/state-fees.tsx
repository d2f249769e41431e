import { translator } from "#modules/platform/messages";
import { Button } from "~/ui/button";
import { StateSelect } from "~/ui/state-select";
import { useUi } from "~/ui/ui-context";
import { pricingMessages } from "./words";

/** What a visitor is told about fees that go to others; the figures are worded amounts. */
export interface StateFeesProps {
  from: string;
  upTo: string;
  /** When the figures were read, worded. */
  readOn: string;
  /** The state that the address names, with its fee where one is confirmed. */
  chosen?: { code: string; name: string; fee?: { from: string; upTo: string } } | undefined;
}

/** Fees of states as estimates, with their date and source. The choice is a plain form. */
export function StateFees({ from, upTo, readOn, chosen }: StateFeesProps) {
  const t = translator(pricingMessages, useUi().locale);
  return (
    <section className="prose mt-16" aria-labelledby="fees">
      <h2 id="fees">{t("fees.title")}</h2>
      <p>{t("fees.lede", { from, upTo })}</p>
      <form method="get" action="#fees" className="state-fee">
        <StateSelect name="state" label={t("fees.state")} defaultValue={chosen?.code} />
        <Button type="submit" variant="secondary">
          {t("fees.show")}
        </Button>
      </form>
      <p role="status">{chosen && <FeeOf {...chosen} />}</p>
      <p className="hint">{t("fees.source", { date: readOn })}</p>
    </section>
  );
}

function FeeOf({ name: state, fee }: NonNullable<StateFeesProps["chosen"]>) {
  const t = translator(pricingMessages, useUi().locale);
  if (!fee) return t("fees.unknown", { state });
  const isOne = fee.from === fee.upTo;
  return (
    <strong>
      {isOne ? t("fees.one", { state, fee: fee.from }) : t("fees.range", { state, ...fee })}
    </strong>
  );
}
