import { inboxMessages } from "~/parts/inquiries/words";
import { useWords } from "~/ui/ui-context";
import type { InquiryData } from "../inbox.server";

type Event = InquiryData["events"][number];

/** What staff did about an inquiry, the first step first. */
export function InquiryHistory({ events }: Pick<InquiryData, "events">) {
  const t = useWords(inboxMessages);
  return (
    <section aria-labelledby="history" className="stack">
      <h2 id="history">{t("history")}</h2>
      {events.length === 0 && <p className="hint">{t("historyNone")}</p>}
      <ol className="rows">
        {events.map((event) => (
          <li key={event.id} className="row">
            <div className="w-full">
              <Told event={event} />
              <p className="hint text-sm">{event.at}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Told({ event: { kind, text, author } }: { event: Event }) {
  const t = useWords(inboxMessages);
  if (kind === "assigned") {
    return <p>{text ? t("event.assigned", { author, text }) : t("event.released", { author })}</p>;
  }
  if (kind === "moved") {
    const state = text === "done" || text === "spam" ? text : "open";
    return <p>{t(`event.moved.${state}`, { author })}</p>;
  }
  return (
    <>
      <p>{t(`event.${kind}`, { author })}</p>
      <p className="entry-rules">{text}</p>
    </>
  );
}
