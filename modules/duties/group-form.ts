import type { GroupDuty } from "./domain/own-rules";
import type { GroupDate } from "./views";

const empty = { month: "", day: "", due_on: "", days: "", years: "" };

function dateFieldsOf(date: GroupDate): typeof empty {
  switch (date.kind) {
    case "yearly":
      return { ...empty, month: String(date.month), day: String(date.day) };
    case "once":
      return { ...empty, due_on: date.date };
    case "fye_days":
      return { ...empty, days: String(date.days) };
    case "years_after_bylaws":
      return { ...empty, years: String(date.years) };
  }
}

/** A headquarters' duty in the fields of its form. */
export const formOfGroup = ({
  title,
  note,
  replaces,
  date,
  role,
  proof,
}: GroupDuty): Readonly<Record<string, string>> => ({
  title,
  note,
  replaces: replaces ?? "",
  date: date.kind,
  ...dateFieldsOf(date),
  role,
  proof_file: proof.includes("file") ? "1" : "0",
  proof_number: proof.includes("number") ? "1" : "0",
  proof_seen: proof.includes("seen") ? "1" : "0",
});
