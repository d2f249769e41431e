import { paths } from "~/http/paths";
import { Button } from "~/ui/button";
import { useWords } from "~/ui/ui-context";
import { HiddenPayment } from "./hidden-payment";
import type { Choice } from "./use-choice";
import { paymentsMessages } from "./words";

/** Leads to the provider's own page: the way for browsers that run no script. */
export function HostedOffer({ choice }: { choice: Choice }) {
  const t = useWords(paymentsMessages);
  return (
    <form
      method="post"
      action={paths.pay("hosted", choice.view.accountId)}
      className="stack"
      aria-label={t("hostedTitle")}
    >
      <HiddenPayment choice={choice} />
      <h2>{t("hostedTitle")}</h2>
      <p>{t("hostedText")}</p>
      <Button type="submit" isWide>
        {t("hostedGo")}
      </Button>
    </form>
  );
}
