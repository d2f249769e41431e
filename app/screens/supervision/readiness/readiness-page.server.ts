import type { Ctx } from "#modules/platform/ctx.server";
import { parseFields } from "#modules/platform/fields";
import { formatLongDate } from "#modules/platform/format";
import { fileValueOf } from "#modules/platform/forms/contract";
import { translator } from "#modules/platform/messages";
import {
  type ReadinessItemView,
  type ReadinessView,
  readinessSchema,
  readReadiness,
  saveReadiness,
} from "#modules/supervision/index.server";
import { calendarPaths } from "~/http/calendar-paths";
import type { HttpContext } from "~/http/context.server";
import { centralOf, loadHead } from "~/http/headquarters-head.server";
import { paths } from "~/http/paths";
import { refusePage } from "~/http/respond.server";
import { supervisionPaths } from "~/http/supervision-paths";
import { answerSaved, found, textOf } from "../asked.server";
import { readinessWords } from "./words";

/** An item with its evidence in words, and where it is mended. */
function showItem(ctx: Ctx, item: ReadinessItemView, view: ReadinessView, named?: number) {
  const t = translator(readinessWords, ctx.locale);
  const { code, state, owner, dueOn, choice, doneOn, file, note, version } = item;
  return {
    code,
    state,
    title: t(`item.${code}`, { date: formatLongDate(view.lettersBefore, ctx) }),
    evidence: evidenceOf(ctx, item, view),
    link: linkOf(code, named),
    owner,
    due: dueOn ? t("due", { date: formatLongDate(dueOn, ctx) }) : "",
    done: doneOn ? t("ownDone", { date: formatLongDate(doneOn, ctx) }) : "",
    file: file ? { name: file.name, to: paths.file(file.id) } : null,
    note,
    version,
    values: {
      due_on: dueOn ?? "",
      done_on: doneOn ?? "",
      choice,
      file_uploads: file ? fileValueOf([{ id: String(file.id), file_name: file.name }]) : "",
    },
  };
}

function linkOf(code: ReadinessItemView["code"], named?: number) {
  switch (code) {
    case "purpose":
      return { word: "link.purpose", to: supervisionPaths.purpose(named) } as const;
    case "authorizations":
      return { word: "link.authorizations", to: supervisionPaths.authorizations(named) } as const;
    case "year":
      return { word: "link.year", to: supervisionPaths.year({ accountId: named }) } as const;
    case "window":
      return { word: "link.window", to: supervisionPaths.sgri(named) } as const;
    case "central_return":
      return {
        word: "link.calendar",
        to: calendarPaths.calendar({ accountId: named, show: "all" }),
      } as const;
    default:
      return null;
  }
}

/** What is known of an item, a sentence each. */
function evidenceOf(ctx: Ctx, item: ReadinessItemView, view: ReadinessView): string[] {
  const t = translator(readinessWords, ctx.locale);
  const { code, choice, state } = item;
  const { facts, gen, window } = view;
  const day = (date: Parameters<typeof formatLongDate>[0]) => formatLongDate(date, ctx);
  switch (code) {
    case "one_letter":
      if (!gen) return [t("evidence.noGen")];
      return [t("evidence.gen", { gen }), ...(state === "done" ? [] : [t("evidence.sayLetter")])];
    case "subordinate":
      return [
        t(view.isWhole ? "evidence.chapters" : "evidence.chaptersLimited", {
          count: facts.chapters,
        }),
      ];
    case "paragraph": {
      const { paragraphs, centralParagraph, withoutParagraph } = facts;
      const plain = (paragraph: string) => String(Number(paragraph));
      return [
        ...(centralParagraph
          ? [t("evidence.central", { paragraph: plain(centralParagraph) })]
          : []),
        ...[...paragraphs].map(([paragraph, count]) =>
          t("evidence.paragraph", { paragraph: plain(paragraph), count }),
        ),
        ...(withoutParagraph > 0 ? [t("evidence.noParagraph", { count: withoutParagraph })] : []),
        ...(state === "partly" ? [t("evidence.sayParagraph")] : []),
      ];
    }
    case "purpose": {
      const { hasStatement, newWithoutPurpose, oldWithoutPurpose } = facts;
      if (!hasStatement) return [t("evidence.noStatement")];
      const lacking = [
        ...(newWithoutPurpose > 0 ? [t("evidence.newLack", { count: newWithoutPurpose })] : []),
        ...(oldWithoutPurpose > 0 ? [t("evidence.oldLack", { count: oldWithoutPurpose })] : []),
      ];
      return lacking.length > 0 ? lacking : [t("evidence.allPurpose")];
    }
    case "relationship":
      if (choice === "supervision" || choice === "control") {
        const lacking = state === "done" ? [] : [t("evidence.sayRelationship")];
        return [t(`evidence.${choice}`), ...lacking];
      }
      return [t("evidence.noRelationship")];
    case "year":
      return [t(facts.hasYear ? "evidence.year" : "evidence.noYear")];
    case "authorizations": {
      const count = facts.withoutAuthorization;
      return [count > 0 ? t("evidence.notAuthorized", { count }) : t("evidence.allAuthorized")];
    }
    case "window":
      return [
        window
          ? t("evidence.window", {
              opens: day(window.opensOn),
              closes: day(window.closesOn),
              end: day(window.endsOn),
            })
          : t("evidence.noWindow"),
      ];
    case "central_return": {
      const { centralReturn } = facts;
      if (!centralReturn) return [t("evidence.noMonth")];
      const date = day(centralReturn.periodEnd);
      return [t(centralReturn.isKnown ? "evidence.return" : "evidence.noReturn", { date })];
    }
  }
}

/** The list to the end of the transition. */
export async function loadReadiness(context: HttpContext, request: Request) {
  const { ctx } = context;
  const { accountId, named } = centralOf(context, request);
  const view = found(context, await readReadiness(ctx, accountId));
  const t = translator(readinessWords, ctx.locale);
  const { end, items } = view;
  return {
    head: await loadHead(context, request),
    named,
    accountId,
    group: view.groupLabel,
    days: end ? daysWord(ctx, end.daysLeft) : "",
    end: end ? t("end", { date: formatLongDate(end.on, ctx) }) : "",
    check: end && !end.rule.isConfirmed ? t("checkWith", { who: end.rule.check }) : "",
    source: end?.rule.readOn
      ? {
          url: end.rule.url,
          text: t("source", {
            name: end.rule.name,
            date: formatLongDate(end.rule.readOn, ctx),
          }),
        }
      : null,
    done: items.filter(({ state }) => state === "done").length,
    items: items.map((item) => showItem(ctx, item, view, named)),
    mayDecide: view.mayDecide,
  };
}

function daysWord(ctx: Ctx, left: number): string {
  const t = translator(readinessWords, ctx.locale);
  if (left === 0) return t("days.today");
  return left > 0 ? t("days.left", { count: left }) : t("days.over", { count: -left });
}

export type ReadinessData = Awaited<ReturnType<typeof loadReadiness>>;

/** Keeps what is said of an item; what is not sent stays as it is. */
export async function sendReadiness(context: HttpContext, request: Request) {
  if (request.method !== "POST") refusePage(context, { code: "not_found" });
  const { ctx, body } = context;
  const { accountId, named } = centralOf(context, request);
  const view = found(context, await readReadiness(ctx, accountId));
  const { item, ...sent } = body.fields;
  const known = view.items.find(({ code }) => code === textOf(item));
  if (!known) refusePage(context, { code: "not_found" });
  const { owner, note, version } = known;
  const { values } = showItem(ctx, known, view);
  const whole = { owner, note, version: String(version), ...values, file_uploads: "", ...sent };
  const fields = parseFields(readinessSchema, whole, ctx.locale);
  const done = fields.ok
    ? await saveReadiness(ctx, { accountId, item: known.code, fields: fields.value })
    : fields;
  return answerSaved(context, done, supervisionPaths.readiness(named));
}
