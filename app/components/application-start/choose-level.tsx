import { ButtonLink } from "~/components/ui/button";
import { FormPage, PageTitle } from "~/components/ui/page";
import { useWords } from "~/components/ui/ui-context";
import { paths } from "~/http/paths";
import { applicationStartMessages } from "~/messages/application-start";

/** Stands in the place of the form when the address names no level that is on offer. */
export function ChooseLevel() {
  const t = useWords(applicationStartMessages);
  return (
    <FormPage>
      <PageTitle title={t("chooseTitle")} lede={t("chooseText")} />
      <ButtonLink to={paths.pricing}>{t("choose")}</ButtonLink>
    </FormPage>
  );
}
