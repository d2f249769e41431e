import { paths } from "~/http/paths";
import { ButtonLink } from "~/ui/button";
import { FormPage, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { applicationStartMessages } from "./words";

/** Stands in the place of the form when the address names no level that is on offer. */
export function ChooseLevel() {
  const t = useWords(applicationStartMessages);
  return (
    <FormPage>
      <meta name="description" content={t("lede")} />
      <PageTitle title={t("chooseTitle")} lede={t("chooseText")} />
      <ButtonLink to={paths.pricing}>{t("choose")}</ButtonLink>
    </FormPage>
  );
}
