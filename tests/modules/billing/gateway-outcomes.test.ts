import { expect, it } from "vitest";
import { transactionAnswer } from "#modules/billing/gateway/answers.server";
import { outcomeOf } from "#modules/billing/gateway/outcomes.server";

const outcomeOfError = (errorCode: string) =>
  outcomeOf({
    kind: "answer",
    answer: transactionAnswer.parse({
      messages: { resultCode: "Error", message: [{ code: "E00027", text: "Unsuccessful." }] },
      transactionResponse: {
        responseCode: "3",
        transId: "0",
        errors: [{ errorCode, errorText: "An error occurred during processing." }],
      },
    }),
  });

it("an error after which the provider could not undo the charge is no refusal", () => {
  for (const code of ["120", "121", "122"]) {
    expect(outcomeOfError(code)).toMatchObject({ kind: "unknown" });
  }
  expect(outcomeOfError("6")).toMatchObject({ kind: "error", code: "6" });
});
