import { Link } from "@remix-run/react";
import { paths } from "~/http/paths";
import { rescuePaths } from "~/http/rescue-paths";
import { LetterQuestion } from "~/parts/rescue/rescue-questions";
import { Form, SubmitButton } from "~/ui/form";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { ownRescueWords } from "./words";

export interface BeginProps {
  accountId: number;
  ein: string | undefined;
  /** The list's word, in words; undefined where it has none. */
  revocation: { readonly date: string; readonly asOf: string } | undefined;
  answer: FormOutcome | undefined;
}

/** Where it begins: with the list's word, or with the IRS's letter. */
export function Begin({ accountId, ein, revocation, answer }: BeginProps) {
  const t = useWords(ownRescueWords);
  const to = rescuePaths.own(accountId);
  if (revocation && ein) {
    return (
      <Form id="begin" action={to} answer={answer} label={t("begin")}>
        <input type="hidden" name="_begin" value="1" />
        <p>{t("startList", { ...revocation, ein })}</p>
        <SubmitButton className="mt-6">{t("begin")}</SubmitButton>
      </Form>
    );
  }
  return (
    <Form id="begin" action={to} answer={answer} label={t("beginLetter")}>
      <input type="hidden" name="_begin" value="1" />
      <p>
        {ein ? t("startLetter") : t("startNoEin")}{" "}
        {!ein && <Link to={paths.standing(accountId)}>{t("sayEin")}</Link>}
      </p>
      <p className="mt-4">{t("startHave")}</p>
      <LetterQuestion values={{}} />
      <SubmitButton className="mt-6">{t("beginLetter")}</SubmitButton>
    </Form>
  );
}
