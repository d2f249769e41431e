import { translator } from "#modules/platform/messages";
import { pricingMessages } from "~/parts/pricing/words";
import { Button } from "~/ui/button";
import { StateSelect } from "~/ui/state-select";
import { useUi } from "~/ui/ui-context";

/** What a visitor is told about fees that go to others; the figures are worded amounts. */
export interface StateFeesProps {
  /** The lowest and the highest confirmed fee, and in how many states one is confirmed. */
  range?: { from: string; upTo: string; count: number } | undefined;
  /** The state that the address names, with its fee and the day of reading where it is confirmed. */
  chosen?:
    | {
        code: string;
        name: string;
        /** Where the state itself says it. */
        sourceUrl: string;
        fee?: { from: string; upTo: string; readOn: string };
      }
    | undefined;
}

/** Fees of states, each with its date and source. The choice is a plain form. */
export function StateFees({ range, chosen }: StateFeesProps) {
  const t = translator(pricingMessages, useUi().locale);
  return (
    <section className="prose mt-12" aria-labelledby="fees">
      <h2 id="fees">{t("fees.title")}</h2>
      <p>
        {t("fees.lede")} {range && t("fees.confirmed", range)}
      </p>
      <form method="get" action="#fees" className="state-fee">
        <StateSelect name="state" label={t("fees.state")} defaultValue={chosen?.code} />
        <Button type="submit" variant="secondary">
          {t("fees.show")}
        </Button>
      </form>
      <div role="status">{chosen && <FeeOf {...chosen} />}</div>
    </section>
  );
}

function FeeOf({ name: state, sourceUrl, fee }: NonNullable<StateFeesProps["chosen"]>) {
  const t = translator(pricingMessages, useUi().locale);
  const isOne = fee?.from === fee?.upTo;
  return (
    <>
      <p>
        {!fee && t("fees.unknown", { state })}
        {fee && (
          <strong>
            {isOne ? t("fees.one", { state, fee: fee.from }) : t("fees.range", { state, ...fee })}
          </strong>
        )}
      </p>
      <p className="hint">
        {fee && t("fees.read", { date: fee.readOn })}{" "}
        <a href={sourceUrl} rel="noreferrer">
          {t("fees.source", { state })}
        </a>
      </p>
    </>
  );
}
