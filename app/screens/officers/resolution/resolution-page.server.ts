import { data, redirect } from "@remix-run/node";
import { officeName, officeWords, type TermView } from "#modules/officers/contract";
import { readRoster } from "#modules/officers/index.server";
import { formatLongDate } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import { askedAccount } from "~/http/asked-account.server";
import type { HttpContext } from "~/http/context.server";
import { officerPaths } from "~/http/officer-paths";
import { refusePage, wordRefusal } from "~/http/respond.server";
import { askedResolution, type TypedResolution, typedResolution } from "../asked-resolution.server";
import { officersWords } from "../words";

/** What the page begins with: those who sign now, two signatures, the president and the secretary. */
function beginning(
  accountName: string,
  terms: readonly TermView[],
  today: string,
): TypedResolution {
  const open = terms.filter(({ state }) => state === "open");
  const idsOf = (some: readonly TermView[]) => some.map(({ id }) => String(id));
  const holder = (office: TermView["office"]) =>
    String(open.find((term) => term.office === office)?.id ?? "");
  return {
    legal_name: accountName,
    meeting_on: today,
    bank: "",
    sign: idsOf(open.filter(({ isBankSigner }) => isBankSigner)),
    leave: idsOf(terms.filter((term) => term.state === "ended" && term.isBankSigner)),
    power: ["checks", "deposits", "online"],
    signatures: "two",
    first: holder("president"),
    second: holder("secretary"),
  };
}

/** The form of a resolution; a right one leads to its PDF, a wrong one comes back with what is wrong. */
export async function resolutionPage(context: HttpContext, request: Request) {
  const { ctx } = context;
  const { accountId, named } = askedAccount(context, request);
  const roster = await readRoster(ctx, accountId);
  if (!roster.ok) refusePage(context, roster.refusal);
  const { accountName, terms, today } = roster.value;
  const url = new URL(request.url);
  const isSent = url.searchParams.has("legal_name");
  const asked = isSent ? await askedResolution(ctx, url, accountId) : undefined;
  if (asked?.ok) throw redirect(officerPaths.resolutionPdf(url.search), 303);
  if (asked && context.isScript) refusePage(context, asked.refusal);
  const refused = asked && wordRefusal(context, asked.refusal);
  const office = translator(officeWords, ctx.locale);
  const t = translator(officersWords, ctx.locale);
  const person = (term: TermView) => ({
    value: String(term.id),
    label: `${term.name}, ${officeName(office, term)}`,
    hint: t("days", {
      from: formatLongDate(term.startsOn, ctx),
      to: formatLongDate(term.endsOn, ctx),
    }),
    isOpen: term.state === "open",
    mayHaveSigned: term.state === "ended" || term.isBankSigner,
  });
  const errors: Readonly<Record<string, string | undefined>> = Object.fromEntries(
    Object.entries(refused?.body.errors ?? {}).map(([name, [first]]) => [name, first]),
  );
  return data(
    {
      accountId,
      named,
      accountName,
      people: terms.map(person),
      typed: isSent ? typedResolution(url) : beginning(accountName, terms, today),
      errors,
    },
    { status: refused?.status ?? 200 },
  );
}
