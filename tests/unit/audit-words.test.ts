import { describe, expect, it } from "vitest";
import { entryStates } from "#modules/contest/contract";
import { eventKinds } from "#modules/inquiries/contract";
import { repositoryFiles, textOf } from "#tests/architecture/files";
import { auditActionMessages } from "~/screens/console/account/audit-actions-words";
import { timelineLetterMessages } from "~/screens/console/account/console-timeline-words";

/** What a part of an action that is put together stands for. */
const parts: Readonly<Record<string, readonly string[]>> = {
  'accounts.basic-renewal-${isSuspended ? "suspended" : "restored"}': ["suspended", "restored"],
  "billing.payment-${status}": ["declined", "failed", "cancelled"],
  "contest.entry-${state}": entryStates,
  "inquiries.${kind}": eventKinds,
};

const rooms = repositoryFiles(/^modules\/[a-z-]+\/README\.md$/).map((path) => path.split("/")[1]);
const owners = [...rooms, "jobs"];
const literal = new RegExp(`["\`]((?:${owners.join("|")})\\.[a-z-]*(?:\\$\\{[^}]*\\})?)["\`]`, "g");

/** The actions that the files which write to the record of changes name. */
function actionsInCode(): string[] {
  const writing = repositoryFiles(/^(modules|workers|app)\/.*\.tsx?$/)
    .map(textOf)
    .filter((text) => /\b(audit|auditOn|noteFailure)\(/.test(text));
  const found = writing.flatMap((text) => [...text.matchAll(literal)].map(([, name = ""]) => name));
  return [...new Set(found)].flatMap((name) => {
    if (!name.includes("$")) return name;
    const beginning = name.slice(0, name.indexOf("$"));
    return (parts[name] ?? ["?"]).map((part) => `${beginning}${part}`);
  });
}

describe("words of the record of changes", () => {
  it("H-02 H-13 every action that the code writes has its words, and no other", () => {
    expect(Object.keys(auditActionMessages.en).sort()).toEqual(actionsInCode().sort());
  });

  it("H-02 every letter that is sent has its words", () => {
    const names = repositoryFiles(/^modules\/.*\.mail\.tsx$/).map(
      (path) => /\n {2}name: "([a-z.-]+)"/.exec(textOf(path))?.[1],
    );
    expect(Object.keys(timelineLetterMessages.en).sort()).toEqual(names.sort());
  });
});
