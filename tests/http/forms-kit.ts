import type { PowChallenge } from "#modules/platform/captcha/contract";
import { newAddress } from "#tests/modules/accounts/people";
import type { Visitor } from "#tests/setup/visitor";
import { solve } from "~/parts/bot-check/solve.client";

/** Right fields of each public form, from an address that nobody used before. */
export const formFields = {
  "/contact": () => ({
    name: "Maria Lopez",
    email: newAddress(),
    organization: "Lincoln Band Boosters",
    subject: "990_help",
    message: "Who may sign the 990-N?\nOur treasurer moved away.",
  }),
  "/compliance-check": () => ({
    name: "Maria Lopez",
    email: newAddress(),
    phone: "(202) 555-0142",
    organization: "Lincoln Band Boosters",
    ein: "123456789",
    group_id: "1234",
  }),
  "/multi-chapter": () => ({
    name: "Maria Lopez",
    email: newAddress(),
    phone: "",
    organization: "Sigma Chi",
    concerns: "Officers change every May.",
    affiliates: "1,250",
    regions: "Kansas and Missouri",
  }),
  "/greek-collector": () => ({ email: newAddress(), organization: "University of Kansas" }),
} as const;
export type FormPath = keyof typeof formFields;
export const formPaths = Object.keys(formFields) as FormPath[];

/** What the page's script puts into `g-recaptcha-response`. */
export async function solved(visitor: Visitor, formName: string): Promise<string> {
  const work = (await (await visitor.call(`/bot-check/${formName}`)).json()) as PowChallenge;
  return solve(work);
}

/** Opens a page's form for so long that its signed time is taken for a person's. */
export async function signedTime(visitor: Visitor, path: string): Promise<string> {
  const at = (await visitor.open(path)).hidden("_at");
  return at;
}
