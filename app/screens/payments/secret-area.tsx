import { useCallback, useEffect, useState } from "react";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { useHydrated, useWords } from "~/ui/ui-context";
import { BankForm } from "./bank-form";
import { CardForm, type MethodFormProps } from "./card-form";
import { HostedOffer } from "./hosted-offer";
import type { Tokeniser } from "./payments-page.server";
import { loadTokeniser } from "./tokenise";
import { paymentsMessages } from "./words";

type Loading = "loading" | "ready" | "away";

/** Loads the provider's script while the form is filled in. */
function useTokeniser(tokeniser: Tokeniser) {
  const [state, setState] = useState<Loading>("loading");
  const load = useCallback(() => {
    setState("loading");
    loadTokeniser(tokeniser).then(
      () => setState("ready"),
      () => setState("away"),
    );
  }, [tokeniser]);
  useEffect(load, [load]);
  return { state, load };
}

/** Card and bank entry: our form with the provider's script, else the provider's own page. */
export function SecretArea({ choice, onEnd }: MethodFormProps) {
  const t = useWords(paymentsMessages);
  const isLive = useHydrated();
  const { state, load } = useTokeniser(choice.view.tokeniser);
  const isAway = state === "away";
  return (
    <>
      {isAway && (
        <div role="alert" className="mb-8">
          <Notice tone="warning" title={t("formAway")}>
            <p>{t("formAwayText")}</p>
            <Button variant="secondary" className="mt-4" onClick={load}>
              {t("again")}
            </Button>
          </Notice>
        </div>
      )}
      <div role="status" className="sr-only">
        {isLive && state === "loading" && t("formLoading")}
      </div>
      <div hidden={choice.method === "bank_account"}>
        <CardForm choice={choice} onEnd={onEnd} />
      </div>
      <div hidden={choice.method !== "bank_account"}>
        <BankForm choice={choice} onEnd={onEnd} />
      </div>
      <div className={isAway ? "mt-12" : "plain-only"}>
        <HostedOffer choice={choice} />
      </div>
    </>
  );
}
