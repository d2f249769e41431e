import { type FormEvent, useEffect, useState } from "react";
import { inquiryPaths } from "~/http/inquiry-paths";
import { FormField } from "~/parts/form-field/form-field";
import type { OwnFieldProps } from "../inquiry-page";

const PAUSE_MS = 300;
const SHORTEST = 3;

/** What people from the largest campuses can pick before they type, without script too. */
const largest = [
  "Arizona State University-Tempe",
  "Florida State University",
  "Indiana University-Bloomington",
  "Ohio State University-Main Campus",
  "Purdue University-Main Campus",
  "The University of Alabama",
  "University of Arizona",
  "University of Arkansas",
  "University of Florida",
  "University of Georgia",
  "University of Kansas",
  "University of Kentucky",
  "University of Mississippi",
  "University of Oklahoma-Norman Campus",
  "The University of Texas at Austin",
] as const;

/** The campus, with suggestions in the browser's own list. */
export function CampusField({ form }: OwnFieldProps) {
  const [typed, setTyped] = useState("");
  const [campuses, setCampuses] = useState<readonly string[]>(largest);

  useEffect(() => {
    if (typed.trim().length < SHORTEST) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const found = await ask(typed, stop.signal);
      if (found) setCampuses(found);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [typed]);

  return (
    <div
      className="mt-6"
      onInput={(event: FormEvent<HTMLDivElement>) =>
        setTyped((event.target as HTMLInputElement).value)
      }
    >
      <FormField form={form} name="organization" list="campuses" />
      <datalist id="campuses">
        {campuses.map((campus) => (
          <option key={campus} value={campus} />
        ))}
      </datalist>
    </div>
  );
}

/** Suggestions only help: without an answer the list stays as it is. */
async function ask(typed: string, signal: AbortSignal): Promise<readonly string[] | undefined> {
  try {
    const answer = await fetch(inquiryPaths.campuses(typed), {
      headers: { Accept: "application/json" },
      signal,
    });
    return answer.ok ? (await answer.json()).campuses : undefined;
  } catch {
    return undefined;
  }
}
