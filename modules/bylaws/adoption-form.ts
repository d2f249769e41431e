import { z } from "zod";
import { date, labelsFrom, namedFields, onceRight, text } from "#modules/platform/fields";
import { type MessageRef, message } from "#modules/platform/messages";
import { adoptionVotes } from "./contract";
import { versionMessages } from "./version-messages";

const fields = namedFields(
  labelsFrom(versionMessages, {
    date: "adoptionDateField",
    vote: "voteField",
    votes_for: "votesForField",
    votes_against: "votesAgainstField",
    abstained: "abstainedField",
    presiding_officer: "presidingOfficerField",
    secretary: "secretaryField",
  }),
);

const NAME_MAX = 120;
const VOTES_MAX = 100_000;

const isMissing = (value: unknown) =>
  value === undefined || value === null || String(value).trim() === "";

const fault = (input: unknown, says: MessageRef) => ({
  code: "custom" as const,
  input,
  params: { message: says },
});

/** A number of votes; null where nothing was typed. "1,200" is a number too. */
const votes = (unknown: "votesForMissing" | "votesAgainstUnknown" | "abstainedUnknown") =>
  z
    .pipe(
      z.transform((value: unknown, ctx): number | null => {
        if (isMissing(value)) return null;
        const typed = String(value).trim();
        const count = /^(\d{1,6}|\d{1,3},\d{3})$/.test(typed) ? Number(typed.replace(",", "")) : -1;
        if (count >= 0 && count <= VOTES_MAX) return count;
        ctx.issues.push(fault(value, message(versionMessages, unknown)));
        return z.NEVER;
      }),
      z.int().nullable(),
    )
    .default(null);

const vote = z.pipe(
  z.transform((value: unknown, ctx) => {
    const chosen = adoptionVotes.find((each) => each === value);
    if (chosen) return chosen;
    ctx.issues.push(fault(value, message(versionMessages, "chooseVote")));
    return z.NEVER;
  }),
  z.enum(adoptionVotes),
);

/** What is recorded of an adoption: when, by which vote, and who signs for it. */
export const adoptionForm = fields({
  date: date(),
  vote,
  votes_for: votes("votesForMissing"),
  votes_against: votes("votesAgainstUnknown"),
  abstained: votes("abstainedUnknown"),
  presiding_officer: text({ max: NAME_MAX }),
  secretary: text({ max: NAME_MAX }),
})
  .refine(({ vote: how, votes_against: no }) => how !== "unanimous" || !no, {
    path: ["votes_against"],
    params: { message: message(versionMessages, "notUnanimous") },
    when: onceRight("vote", "votes_against"),
  })
  .refine(({ vote: how, votes_for: yes }) => how === "unanimous" || Boolean(yes), {
    path: ["votes_for"],
    params: { message: message(versionMessages, "votesForMissing") },
    when: onceRight("vote", "votes_for"),
  })
  .refine(
    ({ vote: how, votes_for: yes, votes_against: no }) =>
      how === "unanimous" || !yes || yes > (no ?? 0),
    {
      path: ["votes_for"],
      params: { message: message(versionMessages, "notCarried") },
      when: onceRight("vote", "votes_for", "votes_against"),
    },
  );
