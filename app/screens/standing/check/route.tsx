import { data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { checkLetter } from "#modules/letters/index.server";
import { checkOfficerLetter } from "#modules/officers/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { civilDateIn, OFFICE_ZONE } from "#modules/platform/dates";
import { einDigits, formatEin, parseEin } from "#modules/platform/ein";
import { formatLongDate } from "#modules/platform/format";
import { hitLimit } from "#modules/platform/ratelimit/index.server";
import { checkCertificate } from "#modules/standing/index.server";
import { capabilityHeaders } from "~/http/capability-headers";
import { listingPaths } from "~/http/listing-paths";
import { shownOfficerLetter } from "~/http/officer-letter.server";
import { refusePage } from "~/http/respond.server";
import { standingPaths } from "~/http/standing-paths";
import { DescriptionList, Details } from "~/ui/details";
import { Page, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { standingCheckWords } from "../check-words";
import { PaperSign } from "../paper-sign";
import { CompareFile } from "./compare-file";
import { LetterCheck } from "./letter-check";
import { OfficerLetterCheck } from "./officer-letter-check";
import { TodaySign } from "./today-sign";

export const headers = capabilityHeaders;

/** What a certificate, a signed letter or an officer letter says, and how it is with it today; an EIN leads to the public listing. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { ctx, visit } = context;
  const typed = params.code ?? "";
  const ein = parseEin(typed);
  if (ein) throw redirect(listingPaths.listing(einDigits(ein)), 303);
  const allowed = await hitLimit(ctx, "standingCheck", visit.ip);
  if (!allowed.ok) refusePage(context, allowed.refusal);
  const found = await checkCertificate(ctx, typed);
  if (!found.ok) {
    const letter = await signedLetter(ctx, typed);
    if (letter) return data({ isFound: "letter", letter } as const);
    const officer = await checkOfficerLetter(ctx, typed);
    if (officer.ok) {
      const shown = shownOfficerLetter(ctx, officer.value);
      return data({ isFound: "officer", letter: shown } as const);
    }
    if (context.isScript) refusePage(context, found.refusal);
    return data({ isFound: false } as const, { status: 404 });
  }
  const { said, fileAsOf, serial, code, state, sha256, payload, signature, isSigned } = found.value;
  const { today, isFileOld } = found.value;
  const { name, group, key } = said;
  return data({
    isFound: "certificate",
    serial,
    code,
    state,
    name,
    ein: formatEin(said.ein),
    group,
    issued: formatLongDate(said.issued, ctx),
    valid: formatLongDate(said.valid_through, ctx),
    thenFile: formatLongDate(said.file, ctx),
    today,
    file: fileAsOf && formatLongDate(fileAsOf, ctx),
    isFileOld,
    sha256,
    payload,
    signature,
    key,
    isSigned,
  } as const);
}

/** The signed letter of a code, as its page shows it. */
async function signedLetter(ctx: Ctx, code: string) {
  const found = await checkLetter(ctx, code);
  if (!found.ok) return undefined;
  const { signatures, ...letter } = found.value;
  return {
    ...letter,
    signatures: signatures.map(({ name, office, at }) => ({
      name,
      office,
      day: formatLongDate(civilDateIn(at, OFFICE_ZONE), ctx),
    })),
  };
}

export default function Check() {
  const found = useLoaderData<typeof loader>();
  const t = useWords(standingCheckWords);
  if (found.isFound === "letter") return <LetterCheck letter={found.letter} />;
  if (found.isFound === "officer") return <OfficerLetterCheck letter={found.letter} />;
  if (!found.isFound) {
    return (
      <Page className="stack">
        <PageTitle title={t("noneTitle")} lede={t("noneLede")} />
        <p>
          <Link to={standingPaths.checkStart}>{t("again")}</Link>
        </p>
      </Page>
    );
  }
  const { name, ein, group, serial, state, issued, valid, today, file, thenFile } = found;
  return (
    <Page className="stack">
      <PageTitle title={t("title", { name })} lede={t("lede", { issued, file: thenFile })} />
      <section className="stack" aria-labelledby="today">
        <h2 id="today">{t("today")}</h2>
        <p>
          <TodaySign today={today} />
        </p>
        <p>{t(`today.${today}`, { name })}</p>
        {file && today !== "not_current" && (
          <p className="hint">{t(found.isFileOld ? "fileOld" : "fileOf", { date: file })}</p>
        )}
      </section>
      <section className="stack" aria-labelledby="paper">
        <h2 id="paper">{t("certificate")}</h2>
        <p>
          <PaperSign state={state} />
        </p>
        <p>{t(`paperText.${state}`, { date: valid })}</p>
        <DescriptionList
          facts={[
            { term: t("organization"), description: name },
            { term: "EIN", description: ein },
            ...(group
              ? [
                  {
                    term: t("group"),
                    description: t("covered", { group: group.name, gen: group.gen }),
                  },
                ]
              : []),
            { term: t("serial"), description: serial },
            { term: t("issued"), description: issued },
            { term: t("validThrough"), description: valid },
          ]}
        />
      </section>
      <CompareFile sha256={found.sha256 ? [found.sha256] : []} />
      <Details summary={t("signature")}>
        <p>{t(found.isSigned ? "signed" : "unsigned", { key: found.key })}</p>
        <DescriptionList
          facts={[
            { term: t("payload"), description: <code className="break-all">{found.payload}</code> },
            {
              term: t("signatureValue"),
              description: <code className="break-all">{found.signature}</code>,
            },
          ]}
        />
        <p>
          <a href={standingPaths.keys}>{t("keys")}</a>
        </p>
      </Details>
      <p className="hint">{t("reading")}</p>
    </Page>
  );
}
