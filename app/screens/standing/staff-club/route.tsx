import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { listAccountFiles } from "#modules/accounts/index.server";
import { formatEin } from "#modules/platform/ein";
import { parseFields } from "#modules/platform/fields";
import { formatLongDate } from "#modules/platform/format";
import { maySetAside } from "#modules/standing/contract";
import {
  addOverride,
  endOverride,
  listOverrides,
  overrideSchema,
  readStanding,
  wordFinding,
} from "#modules/standing/index.server";
import { paths } from "~/http/paths";
import { readId } from "~/http/read-id";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { standingPaths } from "~/http/standing-paths";
import { badgeOf } from "~/parts/standing/badge";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Page, PageTitle } from "~/ui/page";
import { StatusBadge } from "~/ui/status-badge";
import { useWords } from "~/ui/ui-context";
import { standingStaffWords } from "../staff-words";
import { OverrideForm } from "./override-form";
import { OverrideList } from "./override-list";

/** How a club stands, and what staff set aside of it. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { ctx } = context;
  const accountId = readId(params.id);
  const found = await readStanding(ctx, accountId);
  if (!found.ok) refusePage(context, found.refusal);
  const overrides = await listOverrides(ctx, accountId);
  if (!overrides.ok) refusePage(context, overrides.refusal);
  const files = await listAccountFiles(ctx, accountId);
  const { name, ein, verdict, findings } = found.value;
  return {
    accountId,
    name,
    ein: ein ? formatEin(ein) : "",
    verdict,
    findings: findings.map((finding) => ({
      code: finding.code,
      sentence: wordFinding(ctx, finding).sentence,
      aside: finding.setAsideUntil ? formatLongDate(finding.setAsideUntil, ctx) : "",
      mayBeAside: maySetAside(finding.code),
    })),
    isRevoked: findings.some(({ code }) => code === "revoked"),
    overrides: overrides.value.map(({ endsOn, letterOn, createdAt: _, ...override }) => ({
      ...override,
      until: formatLongDate(endsOn, ctx),
      letter: letterOn ? formatLongDate(letterOn, ctx) : "",
    })),
    files: (files.ok ? files.value : []).map(({ id, fileName }) => ({ id, fileName })),
  };
}

/** `step` add sets a finding aside, `step` end ends the one of `id`. */
export async function action({ context, params }: ActionFunctionArgs) {
  const { ctx, body } = context;
  const accountId = readId(params.id);
  const parsed = parseFields(overrideSchema, body.fields, ctx.locale);
  if (!parsed.ok) return refuseForm(context, parsed.refusal);
  const fields = parsed.value;
  const done =
    fields.step === "add"
      ? await addOverride(ctx, { accountId, ...fields })
      : await endOverride(ctx, { accountId, id: readId(fields.id) });
  if (!done.ok) {
    const isTold = done.refusal.code === "invalid" || done.refusal.code === "conflict";
    return isTold ? refuseForm(context, done.refusal) : refusePage(context, done.refusal);
  }
  const to = standingPaths.staffClub(accountId);
  return answerDone(context, { json: { status: fields.step }, to, flash: "saved" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function StaffClub() {
  const club = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(standingStaffWords);
  const { accountId, name, ein, verdict, findings, isRevoked, overrides, files } = club;
  const choices = findings.filter(({ mayBeAside, aside }) => mayBeAside && !aside);
  return (
    <Page className="stack console">
      <p>
        <Link to={standingPaths.staff}>{t("toList")}</Link>
      </p>
      <PageTitle
        title={t("clubTitle", { name })}
        lede={ein ? t("clubLede", { ein }) : t("clubNoEin")}
        aside={<StatusBadge standing={badgeOf[verdict]} />}
        answer={answer}
      />
      <ul className="link-row">
        <li>
          <Link to={paths.staffAccount(accountId)}>{t("toAccount")}</Link>
        </li>
        <li>
          <Link to={paths.files({ accountId })}>{t("fileAdd")}</Link>
        </li>
      </ul>
      <section className="stack" aria-labelledby="reasons">
        <h2 id="reasons">{t("reasons")}</h2>
        {findings.length === 0 && <p>{t("reasonsEmpty")}</p>}
        <ul className="findings">
          {findings.map(({ code, sentence, aside }) => (
            <li key={code}>
              <p className="finding">{sentence}</p>
              {aside && <p className="hint">{t("asideUntil", { date: aside })}</p>}
            </li>
          ))}
        </ul>
      </section>
      <OverrideList overrides={overrides} />
      {(choices.length > 0 || isRevoked) && (
        <OverrideForm choices={choices} isRevoked={isRevoked} files={files} answer={answer} />
      )}
    </Page>
  );
}
