import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadPeople } from "~/components/people/people-page.server";
import { PeopleScreen } from "~/components/people/people-screen";
import { requireStaff } from "~/http/guards.server";
import { readId } from "~/http/read-id";

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  requireStaff(context, request);
  const view = await loadPeople(context, request, { accountId: readId(params.id) });
  return { ...view, base: { kind: "staff", accountId: view.accountId } as const };
}

export default function StaffPeople() {
  return <PeopleScreen view={useLoaderData<typeof loader>()} />;
}
