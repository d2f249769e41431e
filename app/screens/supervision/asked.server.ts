import { data } from "@remix-run/node";
import type { Result } from "#modules/platform/result";
import type { HttpContext } from "~/http/context.server";
import { readId } from "~/http/read-id";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";

/** The year that a text names; 0, which no year is, where it names none. */
export const yearOf = (text: string | null | undefined): number => {
  const year = text ?? "";
  return /^\d{4}$/.test(year) ? Number(year) : 0;
};

/** The id that a field of a form names; 0, which nothing has, where it names none. */
export const idOf = (value: unknown): number => {
  const text = String(value ?? "");
  return /^[1-9]\d{0,8}$/.test(text) ? readId(text) : 0;
};

/** Whom a form of `ChooseChapters` is about. */
export const chaptersOf = (fields: {
  readonly whom: "lacking" | "ticked";
  readonly chapters: readonly string[];
}): readonly number[] | "lacking" =>
  fields.whom === "lacking" ? "lacking" : fields.chapters.map(idOf);

/** A field of a form as a text. */
export const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** What a query found, or the page that refuses. */
export function found<T>(context: HttpContext, result: Result<T>): T {
  return result.ok ? result.value : refusePage(context, result.refusal);
}

/** The same of a form of `ChooseChapters`: what was ticked is shown again where it is refused. */
export function answerTicked(context: HttpContext, done: Result<unknown>, to: string) {
  const answer = answerSaved(context, done, to);
  if (answer instanceof Response || done.ok) return answer;
  const ticked = [context.body.fields.chapters ?? []].flat().map(String);
  return data({ ...answer.data, ticked }, answer.init ?? undefined);
}

/** Answers a form: saved, refused at its fields, or gone. */
export function answerSaved(context: HttpContext, done: Result<unknown>, to: string) {
  if (done.ok) return answerDone(context, { json: { status: "saved" }, to, flash: "saved" });
  if (done.refusal.code === "not_found") refusePage(context, done.refusal);
  return refuseForm(context, done.refusal);
}
