import { formOfPaper, holdForm, type PaperPage, paperForm } from "#modules/vault/contract";
import { vaultPaths } from "~/http/vault-paths";
import { AllFields, FormField } from "~/parts/form-field/form-field";
import { Details } from "~/ui/details";
import { Form, SubmitButton } from "~/ui/form";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { DocumentDrop, Sending } from "../document-drop";
import { PaperFields } from "../paper-fields";
import { paperScreenWords } from "../paper-words";

type Paper = Pick<
  PaperPage,
  | "id"
  | "revision"
  | "kind"
  | "category"
  | "givenTitle"
  | "datedOn"
  | "endsOn"
  | "isPrivate"
  | "mayReadPrivate"
  | "hold"
>;

interface PaperFormProps {
  paper: Paper;
  answer: FormOutcome | undefined;
}

/** The answer, where it is that of the form with this decision. */
const answerOf = (answer: FormOutcome | undefined, decision: string): FormOutcome | undefined =>
  answer && !answer.ok && answer.values.decision === decision ? answer : undefined;

/** Says something else of the paper: its category, title, days, and whether it is private. */
export function PaperForm({ paper, answer }: PaperFormProps) {
  const t = useWords(paperScreenWords);
  const own = answerOf(answer, "details");
  return (
    <Details summary={t("edit")} isOpen={own !== undefined}>
      <Form
        key={paper.revision}
        id="paper"
        action={vaultPaths.paper(paper.id)}
        answer={own}
        boxes={paper.mayReadPrivate ? ["is_private"] : []}
        label={t("edit")}
      >
        <input type="hidden" name="decision" value="details" />
        <input type="hidden" name="revision" value={paper.revision} />
        <PaperFields start={formOfPaper(paper)} mayMarkPrivate={paper.mayReadPrivate} />
        <SubmitButton className="mt-6">{t("save")}</SubmitButton>
      </Form>
    </Details>
  );
}

/** Sends a newer file of the same paper. */
export function VersionForm({ paper, answer }: PaperFormProps) {
  const t = useWords(paperScreenWords);
  const own = answerOf(answer, "version");
  return (
    <Details summary={t("add")} isOpen={own !== undefined}>
      <Form
        id="version"
        action={vaultPaths.paper(paper.id)}
        answer={own}
        encType="multipart/form-data"
        label={t("add")}
      >
        <input type="hidden" name="decision" value="version" />
        <DocumentDrop />
        <AllFields form={paperForm} only={["dated_on", "ends_on"]} />
        <Sending />
        <SubmitButton className="mt-6" icon="upload">
          {t("submitVersion")}
        </SubmitButton>
      </Form>
    </Details>
  );
}

/** Holds the paper for an audit or a dispute, or lets go of it. */
export function HoldForm({ paper, answer }: PaperFormProps) {
  const t = useWords(paperScreenWords);
  const own = answerOf(answer, "hold");
  return (
    <Details summary={t("hold")} isOpen={own !== undefined}>
      <Form
        key={paper.revision}
        id="hold"
        action={vaultPaths.paper(paper.id)}
        answer={own}
        label={t("hold")}
      >
        <input type="hidden" name="decision" value="hold" />
        <input type="hidden" name="revision" value={paper.revision} />
        <FormField form={holdForm} name="hold" start={paper.hold ?? ""} />
        <SubmitButton className="mt-6">{t("save")}</SubmitButton>
      </Form>
    </Details>
  );
}
