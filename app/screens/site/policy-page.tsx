import { civilDate } from "#modules/platform/dates";
import { formatLongDate } from "#modules/platform/format";
import { Page, PageTitle } from "~/ui/page";
import { useUi } from "~/ui/ui-context";

/** What every policy says, beside its sections. */
type Key = "title" | "lead" | "metaDescription" | "contact" | "updated";

/** What the words of a policy may name. */
type Values = Readonly<
  Record<"brand" | "company" | "email" | "phone" | "address" | "date", string>
>;

interface PolicyProps<Section extends string> {
  t: (key: Key | `${Section}Title` | Section, values: Values) => string;
  sections: readonly Section[];
  /** The day of the product's own text, as yyyy-mm-dd. */
  changedOn: string;
}

/** A policy section by section, all of it words that staff can change. */
export function PolicyPage<Section extends string>(props: PolicyProps<Section>) {
  const { t, sections, changedOn } = props;
  const ui = useUi();
  const values: Values = {
    brand: ui.brand.name,
    company: ui.brand.company,
    email: ui.brand.supportEmail,
    phone: ui.brand.supportPhone,
    address: ui.brand.postalAddress,
    date: formatLongDate(civilDate(changedOn), ui),
  };
  return (
    <Page>
      <meta name="description" content={t("metaDescription", values)} />
      <PageTitle title={t("title", values)} lede={t("lead", values)} />
      <div className="prose">
        {sections.map((key) => (
          <section key={key} className="prose">
            <h2>{t(`${key}Title`, values)}</h2>
            <p>{t(key, values)}</p>
          </section>
        ))}
        <p>{t("contact", values)}</p>
        <p className="hint">{t("updated", values)}</p>
      </div>
    </Page>
  );
}
