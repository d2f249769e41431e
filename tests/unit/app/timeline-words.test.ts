import { expect, it } from "vitest";
import type { TimelineEntry } from "#modules/console/contract";
import type { HttpContext } from "~/http/context.server";
import { timelineLine } from "~/screens/console/account/timeline-words.server";

const context = { ctx: { locale: "en", formatLocale: "en-US" } } as HttpContext;
const nameOf = ({ code, period }: { code: string; period: string }) =>
  code === "us.return" ? `Form 990-EZ of ${period}` : undefined;

const detailOf = (code: string, data: TimelineEntry["data"]) => {
  const at = new Date("2026-11-28T15:00:00Z");
  const entry = {
    cursor: "1",
    at,
    code,
    data,
    subject: "account:1",
    actor: null,
    actorKind: "user",
  };
  const clock = { timeZone: "America/New_York", nameOf };
  return timelineLine(context, entry as TimelineEntry, clock).detail;
};

it("H-02 an entry of the timeline says which duty, year or file it is about, and why", () => {
  expect([
    detailOf("duties.waived", { code: "us.return", period: "2026", reason: "We closed." }),
    detailOf("duties.done", { code: "us.return", period: "2026" }),
    detailOf("duties.waived", { code: "own.1", period: "2026", reason: "We closed." }),
    detailOf("duties.own-added", { id: 1, title: "Spring concert" }),
    detailOf("treasury.budget-changed", { endsOn: "2026-06-30" }),
    detailOf("files.uploaded", { fileName: "minutes.pdf" }),
    detailOf("note", { text: "Called back." }),
  ]).toEqual([
    "Form 990-EZ of 2026: We closed.",
    "Form 990-EZ of 2026",
    "We closed.",
    "Spring concert",
    "Fiscal year that ends June 30, 2026",
    "minutes.pdf",
    "Called back.",
  ]);
});
