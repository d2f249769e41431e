import { paths } from "~/http/paths";
import { accountsPages } from "~/parts/accounts/words";
import { ButtonLink } from "~/ui/button";
import { FormPage, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";

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
