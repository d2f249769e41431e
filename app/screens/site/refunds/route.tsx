import { useWords } from "~/ui/ui-context";
import { PolicyPage } from "../policy-page";
import { refundsMessages } from "./words";

const sections = ["mistake", "membership", "government", "renewal", "ask", "way"] as const;

export default function Refunds() {
  return <PolicyPage t={useWords(refundsMessages)} sections={sections} changedOn="2026-11-24" />;
}
