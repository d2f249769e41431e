import { data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { Refusal } from "#modules/platform/result";
import type { HttpContext } from "~/http/context.server";
import { paths } from "~/http/paths";
import { readId } from "~/http/read-id";
import { refusePage, wordRefusal } from "~/http/respond.server";
import { financesMessages } from "~/parts/finances/words";
import { FormPage, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { askForDocument } from "../ask-document.server";
import { readStatementQuery } from "../statement.server";
import { StatementForm } from "../statement-form";

/** Leads to a statement of any days, as a spreadsheet or a PDF; wrong days come back with errors. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const asked = readStatementQuery(url, context.ctx.locale);
  if (!asked.ok) return showAgain(context, url, asked.refusal);
  const { accountId, from, to } = asked.value;
  if (url.searchParams.get("format") === "csv") {
    throw redirect(paths.statementCsv(accountId, from, to), 303);
  }
  const answer = await askForDocument(context, { kind: "statement", ...asked.value });
  if (!answer.ok) refusePage(context, answer.refusal);
  throw answer.value;
}

function showAgain(context: HttpContext, { searchParams }: URL, refusal: Refusal) {
  if (context.isScript) refusePage(context, refusal);
  const { status, body } = wordRefusal(context, refusal);
  return data(
    {
      accountId: readId(searchParams.get("account_id") ?? ""),
      period: { from: searchParams.get("from") ?? "", to: searchParams.get("to") ?? "" },
      errors: { from: body.errors?.from?.[0], to: body.errors?.to?.[0] },
    },
    { status },
  );
}

export default function AskForStatement() {
  const asked = useLoaderData<typeof loader>();
  const t = useWords(financesMessages);
  return (
    <FormPage>
      <PageTitle title={t("statement")} lede={t("statementText")} />
      <StatementForm {...asked} />
    </FormPage>
  );
}
