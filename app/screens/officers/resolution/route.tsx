import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { officerPaths } from "~/http/officer-paths";
import { ButtonLink } from "~/ui/button";
import { FormPage, PageTitle } from "~/ui/page";
import { EmptyState } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import { resolutionWords } from "../resolution-words";
import { ResolutionForm } from "./resolution-form";
import { resolutionPage } from "./resolution-page.server";

/** A club's decision about who signs at its bank. */
export const loader = ({ context, request }: LoaderFunctionArgs) =>
  resolutionPage(context, request);

export default function BankResolution() {
  const { named, accountName, ...form } = useLoaderData<typeof loader>();
  const t = useWords(resolutionWords);
  return (
    <FormPage>
      <PageTitle title={t("title")} lede={`${accountName}. ${t("lede")}`} />
      <div className="stack">
        {form.people.length === 0 ? (
          <EmptyState title={t("nobody")}>
            <ButtonLink to={officerPaths.newTerm(named)}>{t("enter")}</ButtonLink>
          </EmptyState>
        ) : (
          <ResolutionForm {...form} />
        )}
        <p>
          <Link to={officerPaths.roster(named)}>{t("back")}</Link>
        </p>
      </div>
    </FormPage>
  );
}
