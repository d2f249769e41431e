import { paths } from "~/http/paths";
import { Form, SubmitButton } from "~/ui/form";
import { useWords } from "~/ui/ui-context";
import { bylawsPageMessages } from "./bylaws-words";

export interface RetryFormProps {
  variant: string;
  hash: string;
  /** The version whose document could not be made. */
  version: number;
}

/** Asks for a version's document again. */
export function RetryForm({ variant, hash, version }: RetryFormProps) {
  const t = useWords(bylawsPageMessages);
  const name = t("versionNumber", { number: version });
  return (
    <Form id={`retry-${version}`} action={paths.bylawsEdit(variant, hash)}>
      <input type="hidden" name="version" value={version} />
      <SubmitButton variant="secondary" aria-label={`${t("tryAgain")}, ${name}`}>
        {t("tryAgain")}
      </SubmitButton>
    </Form>
  );
}
