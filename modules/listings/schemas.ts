import { formSchema } from "#modules/platform/forms/index.server";
import { listForm } from "./list-form";

/** A list that staff send: what is said of its file. */
export const listSchema = formSchema(listForm);
