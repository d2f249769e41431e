import { useWords } from "~/ui/ui-context";
import { PolicyPage } from "../policy-page";
import { termsMessages } from "./words";

const sections = [
  "service",
  "advice",
  "account",
  "fees",
  "papers",
  "sent",
  "limits",
  "ending",
  "liability",
  "changes",
] as const;

export default function Terms() {
  return <PolicyPage t={useWords(termsMessages)} sections={sections} changedOn="2026-11-24" />;
}
