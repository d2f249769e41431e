import { Page, PageTitle } from "~/ui/page";
import { useUi, useWords } from "~/ui/ui-context";
import { accountsPages } from "./words";

/** The home of a person who belongs to no organization. */
export function NoOrganization() {
  const t = useWords(accountsPages);
  const { brand } = useUi();
  return (
    <Page>
      <PageTitle
        title={t("home.emptyTitle")}
        lede={t("home.empty", { email: brand.supportEmail })}
      />
    </Page>
  );
}
