import { chapterFilters } from "#modules/renewal/contract";
import { paths } from "~/http/paths";
import { SearchForm } from "~/ui/search-form";
import { Tabs } from "~/ui/tabs";
import { useWords } from "~/ui/ui-context";
import type { GroupData } from "./group-page.server";
import { groupMessages } from "./words";

/** Search and which chapters, all of it in the address. */
export function ChapterFilters({ accountId, show, search }: GroupData) {
  const t = useWords(groupMessages);
  const tabs = chapterFilters.map((one) => ({
    to: paths.group({ accountId, search, show: one }),
    label: t(`show.${one}`),
    isCurrent: show === one,
  }));
  return (
    <>
      <SearchForm
        action={paths.group()}
        label={t("search")}
        hint={t("searchHint")}
        query={{ search }}
        maxLength={200}
        submit={t("searchSubmit")}
        clear={{ to: paths.group({ accountId, show }), label: t("searchClear") }}
      >
        {accountId !== undefined && <input type="hidden" name="account_id" value={accountId} />}
        {show !== "all" && <input type="hidden" name="show" value={show} />}
      </SearchForm>
      <Tabs label={t("filters")} tabs={tabs} />
    </>
  );
}
