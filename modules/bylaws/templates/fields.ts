import { z } from "zod";
import { text } from "#modules/platform/fields";
import { type MessageRef, message } from "#modules/platform/messages";
import { verdictMessages } from "../verdict-messages";
import { parseMinimum } from "./minimum";
import { isFundraisingAlone } from "./purpose";

const must = (isRight: (value: string) => boolean, says: MessageRef) =>
  z.string().refine(isRight, { params: { message: says } });

/** What an organization is for; raising money alone is refused. */
export const purpose = (max: number) =>
  z.pipe(
    text({ max, isMultiline: true }),
    must((typed) => !isFundraisingAlone(typed), message(verdictMessages, "fundraisingAlone")),
  );

/** How many members are enough, kept as it was typed; `parseMinimum` reads it. */
export const minimum = (max: number) =>
  z.pipe(
    text({ max }),
    must((typed) => parseMinimum(typed) !== undefined, message(verdictMessages, "unknownMinimum")),
  );
