import { z } from "zod";
import { formSchema } from "#modules/platform/forms/index.server";
import { resolutionForm } from "./form";
import { powers } from "./powers";

/** The numbers of terms, as boxes send them. */
const terms = () => z.array(z.string().max(12)).max(50);

/** What the bank is told: who signs from now on and who no longer, and who certifies it. */
export const resolutionSchema = formSchema(resolutionForm).extend({
  sign: terms(),
  leave: terms(),
  power: z.array(z.enum(powers)).max(powers.length),
});

export type ResolutionFields = z.output<typeof resolutionSchema>;
