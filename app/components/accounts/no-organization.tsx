import { Page, PageTitle } from "~/components/ui/page";
import { useUi } from "~/components/ui/ui-context";
import { useAccountWords } from "./use-account-words";

/** The home of a person who belongs to no organization. */
export function NoOrganization() {
  const t = useAccountWords();
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
