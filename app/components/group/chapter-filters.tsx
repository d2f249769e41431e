import { Form, Link } from "@remix-run/react";
import { chapterFilters } from "#modules/renewal/contract";
import { Button } from "~/components/ui/button";
import { TextInput } from "~/components/ui/inputs";
import { Tabs } from "~/components/ui/tabs";
import { paths } from "~/http/paths";
import type { GroupData } from "./group-page-views";
import { useGroupWords } from "./use-group-words";

/** Search and which chapters, all of it in the address. */
export function ChapterFilters({ accountId, show, search }: GroupData) {
  const t = useGroupWords();
  const tabs = chapterFilters.map((one) => ({
    to: paths.group({ accountId, search, show: one }),
    label: t(`show.${one}`),
    isCurrent: show === one,
  }));
  return (
    <>
      <Form method="get" action={paths.group()} className="queue-search" role="search">
        {accountId !== undefined && <input type="hidden" name="account_id" value={accountId} />}
        {show !== "all" && <input type="hidden" name="show" value={show} />}
        <TextInput
          key={search}
          name="search"
          type="search"
          label={t("search")}
          hint={t("searchHint")}
          defaultValue={search}
          maxLength={200}
        />
        <Button type="submit" variant="secondary">
          {t("searchSubmit")}
        </Button>
        {search !== "" && (
          <Link to={paths.group({ accountId, show })} className="tap">
            {t("searchClear")}
          </Link>
        )}
      </Form>
      <Tabs label={t("filters")} tabs={tabs} />
    </>
  );
}
