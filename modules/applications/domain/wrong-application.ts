import { type Answers, isTruthy } from "#modules/platform/forms/contract";
import { message } from "#modules/platform/messages";
import type { FieldErrors } from "#modules/platform/result";
import type { LevelSchema } from "#modules/renewal/contract";
import { applicationsMessages } from "../messages";

/**
 * The "wrong application" errors: start-up includes tax exemption, so nobody who has it or asked
 * for it belongs there; maintain is for those who have it.
 */
export function wrongApplication(schema: LevelSchema, answers: Answers): FieldErrors {
  const has501c = isTruthy(answers.has_501c);
  const hasRequested = isTruthy(answers.has_requested_exemption);
  const say = (key: "startUpHas501c" | "startUpHasRequested" | "maintainNeeds501c") => [
    message(applicationsMessages, key),
  ];
  if (schema === "start-up") {
    return {
      ...(has501c && { has_501c: say("startUpHas501c") }),
      ...(hasRequested && { has_requested_exemption: say("startUpHasRequested") }),
    };
  }
  if (has501c) return {};
  return {
    has_501c: say("maintainNeeds501c"),
    ...(hasRequested && {
      has_requested_exemption: [message(applicationsMessages, "maintainRequestedOnly")],
    }),
  };
}
