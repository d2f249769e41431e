import { Form, Link } from "@remix-run/react";
import { applicationLimits, applicationStates } from "#modules/applications/contract";
import { Button } from "~/components/ui/button";
import { TextInput } from "~/components/ui/inputs";
import { Tabs } from "~/components/ui/tabs";
import { paths } from "~/http/paths";
import type { QueueData } from "./queue-views";
import { useReviewWords } from "./use-review-words";

/** Search and states, all of it in the address. */
export function QueueFilters({ state, search, counts }: QueueData) {
  const t = useReviewWords();
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const tabs = [
    {
      to: paths.adminApplications({ search }),
      label: t("filter", { state: t("all"), count: all }),
      isCurrent: state === undefined,
    },
    ...applicationStates.map((one) => ({
      to: paths.adminApplications({ search, state: one }),
      label: t("filter", { state: t(`state.${one}`), count: counts[one] }),
      isCurrent: state === one,
    })),
  ];
  return (
    <>
      <Form method="get" action={paths.adminApplications()} className="queue-search" role="search">
        {state && <input type="hidden" name="state" value={state} />}
        <TextInput
          key={search}
          name="search"
          type="search"
          label={t("search")}
          hint={t("searchHint")}
          defaultValue={search}
          maxLength={applicationLimits.search}
        />
        <Button type="submit" variant="secondary">
          {t("searchSubmit")}
        </Button>
        {search !== "" && (
          <Link to={paths.adminApplications({ state })} className="tap">
            {t("searchClear")}
          </Link>
        )}
      </Form>
      <Tabs label={t("filters")} tabs={tabs} />
    </>
  );
}
