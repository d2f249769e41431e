import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadPeople } from "../people-page.server";
import { PeopleScreen } from "../people-screen";

export const loader = ({ context, request }: LoaderFunctionArgs) => loadPeople(context, request);

export default function People() {
  return <PeopleScreen view={useLoaderData<typeof loader>()} />;
}
