import { Form } from "@remix-run/react";
import { paths } from "~/http/paths";
import { financesMessages } from "~/parts/finances/words";
import { Button } from "~/ui/button";
import { DateInput } from "~/ui/inputs";
import { useWords } from "~/ui/ui-context";

interface StatementFormProps {
  accountId: number;
  /** What was typed, or the days to begin with. */
  period: { readonly from: string; readonly to: string };
  errors?: { readonly from?: string | undefined; readonly to?: string | undefined };
}

/** Asks for a statement of any days, as a PDF or as a spreadsheet. It changes nothing: a GET. */
export function StatementForm({ accountId, period, errors }: StatementFormProps) {
  const t = useWords(financesMessages);
  return (
    <Form method="get" action={paths.statement} reloadDocument noValidate>
      <input type="hidden" name="account_id" value={accountId} />
      <div className="day-filter">
        <DateInput
          id="statement-from"
          name="from"
          label={t("statementFirst")}
          defaultValue={period.from}
          error={errors?.from}
        />
        <DateInput
          id="statement-to"
          name="to"
          label={t("statementLast")}
          defaultValue={period.to}
          error={errors?.to}
        />
      </div>
      <div className="btn-row">
        <Button type="submit" variant="secondary" icon="download" name="format" value="pdf">
          {t("pdf")}
        </Button>
        <Button type="submit" variant="secondary" icon="download" name="format" value="csv">
          {t("statementCsv")}
        </Button>
      </div>
    </Form>
  );
}
