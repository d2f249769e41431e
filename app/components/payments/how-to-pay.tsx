import { useUi } from "~/components/ui/ui-context";
import { useWizardWords } from "~/components/wizard/use-wizard-words";

/** How an invoice is paid while this page cannot take a payment: by a call or a mail. */
export function HowToPay({ numbers }: { numbers: readonly string[] }) {
  const t = useWizardWords();
  const { brand } = useUi();
  const subject = encodeURIComponent(
    numbers.map((number) => t("paymentsInvoice", { number })).join(", "),
  );
  return (
    <section className="stack" aria-labelledby="how-to-pay">
      <h2 id="how-to-pay">{t("paymentsHow")}</h2>
      <p>{t("paymentsHowText")}</p>
      <ul className="pay-ways">
        <li>
          {t("paymentsCall")} <a href={brand.supportPhoneHref}>{brand.supportPhone}</a>
        </li>
        <li>
          {t("paymentsWrite")}{" "}
          <a href={`mailto:${brand.supportEmail}?subject=${subject}`}>{brand.supportEmail}</a>
        </li>
      </ul>
    </section>
  );
}
