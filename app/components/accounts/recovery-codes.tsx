import { ButtonLink } from "~/components/ui/button";
import { FormPage, PageTitle } from "~/components/ui/page";
import { useWords } from "~/components/ui/ui-context";
import { paths } from "~/http/paths";
import { accountsPages } from "~/messages/accounts";

/** The recovery codes, shown this once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useWords(accountsPages);
  return (
    <FormPage>
      <PageTitle title={t("codes.shown")} lede={t("codes.shownText")} />
      <ul className="rows">
        {codes.map((code) => (
          <li key={code} className="row">
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <ButtonLink to={paths.twoStep} className="mt-8">
        {t("codes.done")}
      </ButtonLink>
    </FormPage>
  );
}
