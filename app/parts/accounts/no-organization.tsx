import { Page, PageTitle } from "~/ui/page";
import { useUi, useWords } from "~/ui/ui-context";
import { membershipWords } from "./membership-words";

/** The home of a person who belongs to no organization. */
export function NoOrganization() {
  const t = useWords(membershipWords);
  const { brand } = useUi();
  return (
    <Page>
      <PageTitle title={t("noneTitle")} lede={t("none", { email: brand.supportEmail })} />
    </Page>
  );
}
