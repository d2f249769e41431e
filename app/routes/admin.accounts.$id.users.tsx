import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { loadPeople } from "~/components/people/people-page.server";
import { PeopleScreen } from "~/components/people/people-screen";
import { useSeeingWords } from "~/components/seeing/use-seeing-words";
import { requireStaff } from "~/http/guards.server";
import { readId } from "~/http/read-id";
import { seeingPaths } from "~/http/seeing-staff-paths";

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  requireStaff(context, request);
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
