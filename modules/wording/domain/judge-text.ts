import { type Message, type MessageRef, message } from "#modules/platform/messages";
import { wordingMessages } from "../messages";

/** The longest text that staff may write, in UTF-16 units: twice the longest of the product's. */
export const WORDING_MAX = 2_000;

/** The places of a text that the page fills in, as they are written: `{brand}`. */
export const placesOf = (text: string): readonly string[] =>
  [...new Set(text.match(/\{\w+\}/g))].toSorted();

/** The forms of a text: that for exactly one is undefined where the product has no such form. */
export const formsOf = (text: Message): { other: string; one?: string } =>
  typeof text === "string" ? { other: text } : text;

/**
 * Why a text cannot take the place of the product's; undefined when it can. It keeps the places of
 * the product's, because the page fills in these and no others.
 */
export function judgeText(product: string, typed: string): MessageRef | undefined {
  const wanted = placesOf(product);
  const found = placesOf(typed);
  if (wanted.join() === found.join()) return undefined;
  return wanted.length === 0
    ? message(wordingMessages, "noPlaces", { places: found.join(", ") })
    : message(wordingMessages, "places", { places: wanted.join(", ") });
}
