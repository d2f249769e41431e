import { civilDate } from "#modules/platform/dates";
import { formatLongDate } from "#modules/platform/format";
import { Page, PageTitle } from "~/ui/page";
import { useUi } from "~/ui/ui-context";

/** What every policy says, beside its sections. */
type Key = "title" | "lead" | "metaDescription" | "contact" | "updated";

interface PolicyProps<Section extends string> {
  t: (key: Key | `${Section}Title` | Section, values?: Readonly<Record<string, string>>) => string;
  sections: readonly Section[];
  /** The day of the product's own text, as yyyy-mm-dd. */
  changedOn: string;
}

/** A policy section by section, all of it words that staff can change. */
export function PolicyPage<Section extends string>(props: PolicyProps<Section>) {
  const { t, sections, changedOn } = props;
  const ui = useUi();
  const { name, company, postalAddress, supportEmail: email, supportPhone: phone } = ui.brand;
  const values = { brand: name, company, email, phone, address: postalAddress };
  return (
    <Page>
      <meta name="description" content={t("metaDescription", values)} />
      <PageTitle title={t("title")} lede={t("lead", values)} />
      <div className="prose">
        {sections.map((key) => (
          <section key={key} className="prose">
            <h2>{t(`${key}Title`)}</h2>
            <p>{t(key, values)}</p>
          </section>
        ))}
        <p>{t("contact", values)}</p>
        <p className="hint">{t("updated", { date: formatLongDate(civilDate(changedOn), ui) })}</p>
      </div>
    </Page>
  );
}
