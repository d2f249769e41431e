import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { readId } from "~/http/read-id";
import { seeingPaths } from "~/http/seeing-staff-paths";
import { useSeeingWords } from "~/parts/impersonation/use-seeing-words";
import { loadPeople } from "../people-page.server";
import { PeopleScreen } from "../people-screen";

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const view = await loadPeople(context, request, { accountId: readId(params.id) });
  return { ...view, base: { kind: "staff", accountId: view.accountId } as const };
}

export default function StaffPeople() {
  const view = useLoaderData<typeof loader>();
  const t = useSeeingWords();
  const see = seeingPaths.begin(view.accountId, view.chosenId ?? undefined);
  return (
    <PeopleScreen
      view={view}
      more={
        <p className="mb-6">
          <Link to={see}>{t("begin")}</Link>
        </p>
      }
    />
  );
}
