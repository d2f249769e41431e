import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LevelTable } from "~/components/levels/level-table";
import { loadLevels } from "~/components/levels/levels-page.server";
import { Page, PageTitle } from "~/components/ui/page";
import { useWords } from "~/components/ui/ui-context";
import { requireStaff } from "~/http/guards.server";
import { levelPages } from "~/messages/levels";

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireStaff(context, request);
  return { rows: await loadLevels(context) };
}

export default function Levels() {
  const { rows } = useLoaderData<typeof loader>();
  const t = useWords(levelPages);
  return (
    <Page className="stack">
      <PageTitle title={t("title")} lede={t("lede")} />
      <LevelTable rows={rows} />
    </Page>
  );
}
