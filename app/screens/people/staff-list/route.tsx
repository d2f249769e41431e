import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { impersonationPaths } from "~/http/impersonation-staff-paths";
import { readId } from "~/http/read-id";
import { useImpersonationWords } from "~/parts/impersonation/use-impersonation-words";
import { loadPeople } from "../people-page.server";
import { PeopleScreen } from "../people-screen";

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const view = await loadPeople(context, request, { accountId: readId(params.id) });
  return { ...view, base: { kind: "staff", accountId: view.accountId } as const };
}

export default function StaffPeople() {
  const view = useLoaderData<typeof loader>();
  const t = useImpersonationWords();
  const see = impersonationPaths.begin(view.accountId, view.chosenId ?? undefined);
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
