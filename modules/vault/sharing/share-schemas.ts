import type { z } from "zod";
import { several } from "#modules/platform/fields";
import { formSchema } from "#modules/platform/forms/index.server";
import { shareForm } from "./share-form";

/** What a link opens, for how long, and how it is kept, read from what was typed. */
export const shareSchema = formSchema(shareForm).extend({ papers: several() });
export type ShareFields = z.output<typeof shareSchema>;

/** Opening a link. */
export const openShareSchema = shareSchema.pick({ passcode: true });
