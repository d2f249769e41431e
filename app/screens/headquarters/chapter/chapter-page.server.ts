import { data } from "@remix-run/node";
import { chapterRegionSchema, placeChapter } from "#modules/accounts/index.server";
import {
  type ChapterView,
  chapterEinSchema,
  chapterNoteSchema,
  readChapter,
  saveChapterNote,
  setChapterEin,
} from "#modules/headquarters/index.server";
import { consentedThings } from "#modules/letters/index.server";
import { officeName, officeWords } from "#modules/officers/contract";
import { fromUtcDate } from "#modules/platform/dates";
import { formatEin } from "#modules/platform/ein";
import { parseFields } from "#modules/platform/fields";
import { formatCurrency, formatLongDate } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import type { Refusal } from "#modules/platform/result";
import { usStates } from "#modules/platform/us-states";
import { levelOf } from "#modules/standing/contract";
import { wordFinding } from "#modules/standing/index.server";
import { constraintsOf } from "~/http/constraints.server";
import type { HttpContext } from "~/http/context.server";
import { einHolderOf } from "~/http/ein-holder.server";
import { handoverPaths } from "~/http/handover-paths";
import { centralOf, loadHead } from "~/http/headquarters-head.server";
import { headquartersPaths } from "~/http/headquarters-paths";
import { letterPaths } from "~/http/letter-paths";
import { readId } from "~/http/read-id";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { rosterPaths } from "~/http/roster-paths";
import { showDuty } from "~/http/shown-duty.server";
import { standingPaths } from "~/http/standing-paths";
import type { ChapterRefusal } from "./chapter-forms";
import { chapterWords } from "./words";

async function openChapter(
  context: HttpContext,
  request: Request,
  id: string | undefined,
): Promise<ChapterView> {
  const { accountId: centralAccountId } = centralOf(context, request);
  const found = await readChapter(context.ctx, { centralAccountId, chapterId: readId(id) });
  return found.ok ? found.value : refusePage(context, found.refusal);
}

/** A chapter as its headquarters sees it. */
export async function loadChapter(context: HttpContext, request: Request, id: string | undefined) {
  const { ctx } = context;
  const head = await loadHead(context, request);
  const chapter = await openChapter(context, request, id);
  const { standing, duties, note } = chapter;
  const { id: groupId } = chapter.group;
  const things = await consentedThings(ctx, { accountId: chapter.id, groupId });
  const t = translator(chapterWords, ctx.locale);
  const officeWord = translator(officeWords, ctx.locale);
  const hasPeople = chapter.people.length > 0;
  const [worst] = standing.findings.filter((finding) => levelOf(finding) !== "none");
  const gravest =
    chapter.canEdit && worst
      ? { topic: `standing.${worst.code}`, view: new URLSearchParams({ search: chapter.name }) }
      : undefined;
  const word = (date: Parameters<typeof formatLongDate>[0]) => formatLongDate(date, ctx);
  return {
    head,
    canEdit: chapter.canEdit,
    here: headquartersPaths.chapter(chapter.id, head.named),
    id: chapter.id,
    name: chapter.name,
    place: [chapter.city, stateName(chapter.state)].filter(Boolean).join(", "),
    ein: standing.ein ? formatEin(standing.ein) : "",
    region: chapter.region,
    regions: chapter.regions.map(({ id: value, name: label }) => ({ value: String(value), label })),
    verdict: standing.verdict,
    /** A letter to its people about the gravest reason, and a handover where there are none; "" for neither. */
    write: gravest && hasPeople ? rosterPaths.newNudge({ ...gravest, accountId: head.named }) : "",
    give:
      chapter.canEdit && !hasPeople
        ? `${handoverPaths.groupChapter(chapter.id, head.named)}#start`
        : "",
    isBeingChecked: standing.isBeingChecked,
    staleDays: standing.staleDays,
    reasons: standing.findings.map((finding) => ({
      code: finding.code,
      level: levelOf(finding),
      asOf: word(finding.asOf),
      cureBy: finding.cureBy ? word(finding.cureBy) : "",
      setAside: finding.setAsideUntil ? word(finding.setAsideUntil) : "",
      ...wordFinding(ctx, finding),
    })),
    duties: duties.next.map((duty) => {
      const { key, title, due, distance, mark } = showDuty(ctx, duty, {
        today: duties.today,
        named: undefined,
      });
      return { key, title, due, distance, mark };
    }),
    certificates: chapter.certificates.map(({ id: number, serial, code, state, validThrough }) => ({
      id: number,
      serial,
      state,
      to: standingPaths.check(code),
      until: word(validThrough),
    })),
    consented: things.length > 0 ? letterPaths.shared(chapter.id, head.named) : "",
    reports: chapter.reports.map((one) => ({
      key: `${one.endsOn} ${one.version}`,
      year: t("reportYear", { day: word(one.endsOn), version: one.version }),
      made: word(one.madeOn),
      reason: one.reason || t("reportFirst"),
      receipts: formatCurrency(one.receipts),
      expense: formatCurrency(one.expense),
      closing: formatCurrency(one.closing),
    })),
    officers: chapter.officers.map(({ office, title, name, email, phone, startsOn, endsOn }) => ({
      key: `${office} ${name} ${startsOn}`,
      office: officeName(officeWord, { office, title }),
      name,
      email,
      phone,
      until: word(endsOn),
    })),
    people: chapter.people,
    invited: chapter.invited,
    history: chapter.history.map(({ id: number, at, cause, was, verdict, gravest }) => ({
      id: number,
      at: word(fromUtcDate(at)),
      cause,
      isFirst: was === undefined,
      verdict,
      reason: gravest ? wordFinding(ctx, gravest).sentence : "",
    })),
    note: {
      text: note.text,
      version: note.version,
      at: note.at ? word(fromUtcDate(note.at)) : "",
      by: note.by,
    },
    constraints: { ...constraintsOf(chapterNoteSchema), ...constraintsOf(chapterRegionSchema) },
  };
}

const stateName = (code: string) =>
  Object.hasOwn(usStates, code) ? usStates[code as keyof typeof usStates] : code;

/** Saves the headquarters' note, puts the chapter into a region, or gives it its EIN. */
export async function sendChapter(context: HttpContext, request: Request, id: string | undefined) {
  if (request.method !== "POST") refusePage(context, { code: "not_found" });
  const { accountId: centralAccountId, named } = centralOf(context, request);
  const chapter = await openChapter(context, request, id);
  const chapterId = chapter.id;
  const { decision, ...sent } = context.body.fields;
  const { locale } = context.ctx;
  const to = headquartersPaths.chapter(chapterId, named);
  const done = () => answerDone(context, { json: { status: "saved" }, to, flash: "saved" });
  if (decision === "region") {
    const fields = parseFields(
      chapterRegionSchema,
      { region: String(chapter.region?.id ?? ""), ...sent },
      locale,
    );
    if (!fields.ok) return refuse(context, "region", fields.refusal);
    const { region } = fields.value;
    const regionId = region === "" ? null : readId(region);
    const placed = await placeChapter(context.ctx, { centralAccountId, chapterId, regionId });
    return placed.ok ? done() : refuse(context, "region", placed.refusal);
  }
  if (decision === "ein") {
    const fields = parseFields(chapterEinSchema, sent, locale);
    const set = fields.ok
      ? await setChapterEin(context.ctx, { centralAccountId, chapterId, ...fields.value })
      : fields;
    return set.ok ? done() : refuse(context, "ein", set.refusal);
  }
  const fields = parseFields(chapterNoteSchema, { note: chapter.note.text, ...sent }, locale);
  if (!fields.ok) return refuse(context, "note", fields.refusal);
  const { note, version } = fields.value;
  const saved = await saveChapterNote(context.ctx, {
    centralAccountId,
    chapterId,
    note,
    version: version === "0" ? 0 : readId(version),
  });
  return saved.ok ? done() : refuse(context, "note", saved.refusal);
}

/** Shows the form again; where somebody else was faster with what is stored beside what was typed. */
async function refuse(context: HttpContext, form: ChapterRefusal["form"], refusal: Refusal) {
  if (refusal.code !== "invalid" && refusal.code !== "conflict") refusePage(context, refusal);
  const { data: answer, init } = refuseForm(context, refusal);
  const stored = "stored" in refusal ? refusal.stored : undefined;
  const differences = stored && [
    {
      field: translator(chapterWords, context.ctx.locale)("note"),
      theirs: stored.fields.note ?? "",
      yours: answer.values.note ?? "",
    },
  ];
  const refused = {
    ...answer,
    form,
    holder: await einHolderOf(context, refusal, answer.values.ein),
    ...(stored && { stored: { version: stored.version, differences: differences ?? [] } }),
  };
  return data<ChapterRefusal>(refused, init ?? undefined);
}
