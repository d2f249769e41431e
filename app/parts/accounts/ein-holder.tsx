import { Link } from "@remix-run/react";
import type { FormAnswer } from "~/http/form-answer";
import { useWords } from "~/ui/ui-context";
import { einHolderWords } from "./ein-holder-words";

/** Why an EIN was refused. */
export interface EinRefusal extends FormAnswer {
  /** Where staff find the account that has it; "" for none, and for everybody else. */
  readonly holder: string;
}

/** For staff: the way to the account that has an EIN which was refused. */
export function EinHolder({ to }: { to: string }) {
  const t = useWords(einHolderWords);
  return <Link to={to}>{t("open")}</Link>;
}
