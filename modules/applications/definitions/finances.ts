import { monthNames } from "#modules/platform/dates";
import type { FieldOption, WizardPage } from "#modules/platform/forms/contract";
import { ask, heading, only, option, papers, type WizardKey } from "./kit";

const months: readonly FieldOption[] = monthNames("en-US").map((name, index) =>
  option(String(index + 1), name),
);

export function financesPage({ schema, audience }: WizardKey): WizardPage {
  const isMaintain = schema === "maintain";
  return {
    label: "Finances",
    description: "Round figures are fine. They decide which return the IRS asks for.",
    schema: [
      ask.select("fiscal_year_end", "Fiscal year ends on the last day of", ["required", "month"], {
        options: months,
        instructions: "Use the month you gave the IRS when you asked for your EIN.",
      }),
      heading(
        "receipts_heading",
        "Gross receipts",
        "All money that came in before any costs: dues, gifts, sales, ticket money.",
      ),
      ask.text(
        "receipts_year_1",
        "Gross receipts, last full fiscal year",
        isMaintain ? ["required", "money"] : ["money"],
        {
          ...(!isMaintain && {
            instructions: "Leave it empty if you have not had a full year yet.",
          }),
        },
      ),
      ask.text("receipts_year_2", "Gross receipts, the year before", ["money"]),
      ask.text("receipts_year_3", "Gross receipts, two years before", ["money"]),
      ...only(
        !isMaintain,
        ask.text("receipts_estimate", "Gross receipts you expect in a usual year", [
          "required",
          "money",
        ]),
      ),
      ask.text("total_assets", "Total assets today", ["required", "money"], {
        instructions: "Money in the bank and the worth of what you own.",
      }),
      heading("return_heading", "Returns to the IRS"),
      ask.checkbox("has_filed_return", "We have filed a 990-series return"),
      ask.select("last_return_form", "Form of the last return", ["required"], {
        is_conditional: "has_filed_return",
        options: [
          option("990n", "990-N (e-Postcard)"),
          option("990ez", "990-EZ"),
          option("990", "990"),
          option("other", "Another form"),
        ],
      }),
      ask.text(
        "last_return_year",
        "Tax year of the last return",
        ["required", "integer", "min:1950", "max:2100"],
        {
          is_conditional: "has_filed_return",
          sub_label: "The year in which that fiscal year began.",
        },
      ),
      papers("last_return_files", "The last return", {
        is_conditional: "has_filed_return",
        instructions: "A copy, or the confirmation of the e-Postcard.",
      }),
      heading("fundraising_heading", "How you raise money"),
      ask.checkbox("has_paid_fundraiser", "We pay somebody outside to raise money for us"),
      ask.text("paid_fundraiser_name", "Name of the fundraiser", ["required"], {
        is_conditional: "has_paid_fundraiser",
      }),
      ask.checkbox("holds_raffles", "We hold raffles, bingo or other games of chance"),
      ...only(
        audience === "school_support",
        ask.checkbox("has_individual_accounts", "We keep individual fundraising accounts", [], {
          instructions:
            "Money that a family raises and that is set aside for its own child. The IRS looks at this closely.",
        }),
      ),
      ask.checkbox("sells_taxable_goods", "We sell goods, such as shirts or concessions"),
    ],
  };
}
