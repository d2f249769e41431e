import { isDeepStrictEqual } from "node:util";
import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { isUniqueViolation } from "#modules/platform/db.server";
import { type Locale, type Message, type MessageRef, message } from "#modules/platform/messages";
import { refuseUnlessMay } from "#modules/platform/permission.server";
import { type FieldErrors, ok, type Refused, type Result, refuse } from "#modules/platform/result";
import { formsOf, judgeText } from "../domain/judge-text";
import { wordingMessages } from "../messages";
import { forgetWording } from "../queries/current-wording.server";
import { latestOf, textOf } from "../store.server";
import type { TextName } from "../views";

/** A text as staff worded it in one language. Both forms empty: the product's own words. */
export interface NewText {
  readonly locale: Locale;
  /** What the product says. */
  readonly product: Message;
  readonly other: string;
  /** For exactly one; "" where the product has no such form. */
  readonly one: string;
  /** The version that was looked at; 0 where there is none. */
  readonly version: number;
}

/**
 * Rewords a text, in one language or in several: staff and the system. What did not change makes
 * no version. Refused whole, at the field named after the language (`es`, or `es_one` for the form
 * for exactly one), when it lacks a place that the page fills in; or when somebody else saved.
 */
export async function saveTexts(
  ctx: Ctx,
  name: TextName,
  texts: readonly NewText[],
): Promise<Result<{ saved: number }>> {
  const others = refuseUnlessMay(ctx, "texts");
  if (others) return others;
  const errors: FieldErrors = Object.assign({}, ...texts.map(errorsOf));
  if (Object.keys(errors).length > 0) return refuse({ code: "invalid", errors });
  try {
    return await inTransaction(ctx, async (tx): Promise<Result<{ saved: number }>> => {
      let saved = 0;
      for (const text of texts) {
        const done = await saveText(tx, name, text);
        if (!done.ok) return done;
        if (done.value) saved += 1;
      }
      return ok({ saved });
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return overtaken();
  } finally {
    forgetWording();
  }
}

const overtaken = (): Refused =>
  refuse({ code: "conflict", message: message(wordingMessages, "changed") });

function errorsOf({ locale, product, other, one }: NewText): FieldErrors {
  if (other === "" && one === "") return {};
  const forms = formsOf(product);
  const wrong: [string, MessageRef | undefined][] = [
    [locale, judgeForm(forms.other, other)],
    [`${locale}_one`, forms.one === undefined ? undefined : judgeForm(forms.one, one)],
  ];
  return Object.fromEntries(wrong.flatMap(([field, why]) => (why ? [[field, [why]]] : [])));
}

const judgeForm = (product: string, typed: string): MessageRef | undefined =>
  typed === "" ? message(wordingMessages, "bothForms") : judgeText(product, typed);

/** Whether there was something to save. */
async function saveText(tx: TxCtx, name: TextName, text: NewText): Promise<Result<boolean>> {
  const { locale, version } = text;
  const row = { ...name, locale };
  const latest = await latestOf(tx.tx, row);
  const before = latest ? textOf(latest) : null;
  const after = ownWords(text);
  if (isDeepStrictEqual(before, after)) return ok(false);
  if ((latest?.version ?? 0) !== version) return overtaken();
  const forms = after === null ? undefined : formsOf(after);
  await tx.tx.wordingVersion.create({
    data: {
      ...row,
      version: version + 1,
      text: forms?.other ?? null,
      textOne: forms?.one ?? null,
      savedById: tx.actor.kind === "user" ? tx.actor.userId : null,
      savedAt: tx.now(),
    },
  });
  await audit(tx, {
    action: "wording.changed",
    subject: `wording:${name.catalogue}.${name.key}.${locale}`,
    data: { before, after, version: version + 1 },
  });
  return ok(true);
}

/** Null where nothing was typed, or just what the product says. */
function ownWords({ product, other, one }: NewText): Message | null {
  const typed = typeof product === "string" ? other : { one, other };
  return other === "" || isDeepStrictEqual(typed, product) ? null : typed;
}
