import { type Finding, levelOf } from "#modules/standing/contract";

/** The reasons that weigh something, each once, the worst first. */
export const reasonsOf = (
  findings: readonly Pick<Finding, "code" | "setAsideUntil">[],
): Finding["code"][] => [
  ...new Set(findings.filter((one) => levelOf(one) !== "none").map(({ code }) => code)),
];
