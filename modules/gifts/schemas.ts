import type { z } from "zod";
import { formSchema } from "#modules/platform/forms/index.server";
import { giftForm } from "./form";

/** A gift as the treasurer enters it, read from what was typed. */
export const giftSchema = formSchema(giftForm);

/** Where the letter of a gift is mailed. */
export const giftEmailSchema = giftSchema.pick({ email: true });

export type GiftFields = z.output<typeof giftSchema>;
