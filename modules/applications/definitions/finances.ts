import { monthNames } from "#modules/platform/dates";
import type { FieldOption, WizardPage } from "#modules/platform/forms/contract";
import type { Locale } from "#modules/platform/messages";
import { type Asking, ask, heading, only, option, papers } from "./kit";

const monthsIn = (locale: Locale): readonly FieldOption[] =>
  monthNames(locale).map((name, index) => option(String(index + 1), name));

export function financesPage({ schema, audience, locale, t }: Asking): WizardPage {
  const isMaintain = schema === "maintain";
  return {
    label: t("finances"),
    description: t("finances.about"),
    schema: [
      ask.select("fiscal_year_end", t("fiscal_year_end"), ["required", "month"], {
        options: monthsIn(locale),
        instructions: t("fiscal_year_end.hint"),
      }),
      heading("receipts_heading", t("receipts_heading"), t("receipts_heading.hint")),
      ask.text(
        "receipts_year_1",
        t("receipts_year_1"),
        isMaintain ? ["required", "money"] : ["money"],
        { ...(!isMaintain && { instructions: t("receipts_year_1.hint") }) },
      ),
      ask.text("receipts_year_2", t("receipts_year_2"), ["money"]),
      ask.text("receipts_year_3", t("receipts_year_3"), ["money"]),
      ...only(
        !isMaintain,
        ask.text("receipts_estimate", t("receipts_estimate"), ["required", "money"]),
      ),
      ask.text("total_assets", t("total_assets"), ["required", "money"], {
        instructions: t("total_assets.hint"),
      }),
      heading("return_heading", t("return_heading")),
      ask.checkbox("has_filed_return", t("has_filed_return")),
      ask.select("last_return_form", t("last_return_form"), ["required"], {
        is_conditional: "has_filed_return",
        options: (["990n", "990ez", "990", "other"] as const).map((form) =>
          option(form, t(`return.${form}`)),
        ),
      }),
      ask.text(
        "last_return_year",
        t("last_return_year"),
        ["required", "integer", "min:1950", "max:2100"],
        { is_conditional: "has_filed_return", sub_label: t("last_return_year.hint") },
      ),
      papers("last_return_files", t("last_return_files"), {
        is_conditional: "has_filed_return",
        instructions: t("last_return_files.hint"),
      }),
      heading("fundraising_heading", t("fundraising_heading")),
      ask.checkbox("has_paid_fundraiser", t("has_paid_fundraiser")),
      ask.text("paid_fundraiser_name", t("paid_fundraiser_name"), ["required"], {
        is_conditional: "has_paid_fundraiser",
      }),
      ask.checkbox("holds_raffles", t("holds_raffles")),
      ...only(
        audience === "school_support",
        ask.checkbox("has_individual_accounts", t("has_individual_accounts"), [], {
          instructions: t("has_individual_accounts.hint"),
        }),
      ),
      ask.checkbox("sells_taxable_goods", t("sells_taxable_goods")),
    ],
  };
}
