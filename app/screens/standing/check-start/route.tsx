import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { standingPaths } from "~/http/standing-paths";
import { TextInput } from "~/ui/inputs";
import { Page, PageTitle } from "~/ui/page";
import { FilterForm } from "~/ui/search-form";
import { useWords } from "~/ui/ui-context";
import { standingCheckWords } from "../check-words";

/** Longer texts are no code. */
const LONGEST = 200;

/** Leads to the page of a code that was typed. */
export function loader({ request }: LoaderFunctionArgs) {
  const typed = new URL(request.url).searchParams.get("code")?.trim() ?? "";
  if (typed !== "") {
    throw redirect(standingPaths.check(typed.slice(0, LONGEST)), 303);
  }
  return { path: standingPaths.checkStart };
}

export default function CheckStart() {
  const { path } = useLoaderData<typeof loader>();
  const t = useWords(standingCheckWords);
  return (
    <Page className="stack">
      <meta name="description" content={t("startLede")} />
      <PageTitle title={t("startTitle")} lede={t("startLede")} />
      <FilterForm action={path} query={{}} submit={t("check")}>
        <TextInput
          name="code"
          label={t("code")}
          hint={t("codeHint")}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={LONGEST}
          required
        />
      </FilterForm>
      <p className="hint">{t("startNote")}</p>
    </Page>
  );
}
