import { z } from "zod";
import { type BankDirectory, BankDirectoryUnavailable } from "./port";

/** What is known about a number is shown while somebody types; later than this it is of no use. */
const TIMEOUT_MS = 3_000;
const LONGEST_ANSWER = 100_000;

const answerSchema = z.object({
  code: z.coerce.number().int(),
  customer_name: z.string().max(200).optional(),
});

/**
 * An outside service that is asked with `?rn=` and answers
 * `{"code": 200, "customer_name": "…"}`, or another code for a number that it does not know.
 */
export function remoteDirectory(address: string): BankDirectory {
  return {
    async bankOf(routingNumber) {
      const url = new URL(address);
      url.searchParams.set("rn", routingNumber);
      try {
        const signal = AbortSignal.timeout(TIMEOUT_MS);
        const headers = { Accept: "application/json" };
        const answer = await fetch(url, { headers, redirect: "error", signal });
        if (answer.status === 404) return undefined;
        if (!answer.ok) throw new Error(`it answered ${answer.status}`);
        const text = await answer.text();
        if (text.length > LONGEST_ANSWER) throw new Error("the answer is too long");
        const { code, customer_name: name } = answerSchema.parse(JSON.parse(text));
        return code === 200 ? name?.trim() || undefined : undefined;
      } catch (cause) {
        throw new BankDirectoryUnavailable("the bank directory could not be asked", { cause });
      }
    },
  };
}
