import { Link } from "@remix-run/react";
import { paths } from "~/http/paths";
import { wizardMessages } from "~/parts/wizard/words";
import { Button } from "~/ui/button";
import { DescriptionList } from "~/ui/details";
import { Notice } from "~/ui/notice";
import { useWords } from "~/ui/ui-context";
import type { EinAnswer } from "./ein-answer";

export interface EinLookupProps {
  token: string;
  page: number;
  isReturning: boolean;
  /** What the look-up found; undefined before one. */
  answer: EinAnswer | undefined;
}

/** Beside the EIN: asks the IRS file about it, and fills in what it knows once that is confirmed. */
export function EinLookup({ token, page, isReturning, answer }: EinLookupProps) {
  const t = useWords(wizardMessages);
  return (
    <div className="ein-lookup">
      <Button type="submit" name="_then" value="ein" variant="secondary">
        {t("einButton")}
      </Button>
      <div role="status">
        {answer?.kind === "unknown" && <Notice className="mt-4">{t("einUnknown")}</Notice>}
        {answer?.kind === "used" && (
          <Notice tone="success" className="mt-4">
            {t("einUsed")}
          </Notice>
        )}
        {answer?.kind === "found" && (
          <Notice title={t("einTitle")} className="mt-4">
            <DescriptionList
              facts={[
                { term: t("einName"), description: answer.name },
                { term: t("einPlace"), description: answer.place },
                { term: t("einFiscalYear"), description: answer.fiscalYear || t("einNone") },
              ]}
            />
            <p className="mt-4">{t("einConfirm")}</p>
            <p className="hint">{t("einAsOf", { date: answer.asOf })}</p>
            <div className="btn-row">
              <Button type="submit" name="_then" value="use-ein">
                {t("einUse")}
              </Button>
              <Link
                className="btn btn-link"
                to={paths.application(token, { page, isReturning })}
                preventScrollReset
              >
                {t("einIgnore")}
              </Link>
            </div>
          </Notice>
        )}
      </div>
    </div>
  );
}
