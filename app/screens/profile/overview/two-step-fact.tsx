import { accountsPages } from "~/parts/accounts/words";
import { useWords } from "~/ui/ui-context";

export interface TwoStepFactProps {
  twoStep: { state: "off" | "started" | "on"; since: string; recoveryCodesLeft: number };
}

/** Where a person stands with two-step sign-in, in a sentence. */
export function TwoStepFact({ twoStep }: TwoStepFactProps) {
  const t = useWords(accountsPages);
  const { state, since, recoveryCodesLeft } = twoStep;
  return (
    <p>
      <strong>{t("account.twoStep")}: </strong>
      {state === "off" && t("account.twoStepOff")}
      {state === "started" && t("account.twoStepStarted")}
      {state === "on" && t("account.twoStepOn", { date: since, count: recoveryCodesLeft })}
    </p>
  );
}
