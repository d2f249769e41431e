import { vaultPaths } from "~/http/vault-paths";
import { TickList } from "~/parts/headquarters/tick-list";
import { Checkbox, RadioGroup } from "~/ui/choices";
import { Form, SubmitButton } from "~/ui/form";
import type { FieldConstraint } from "~/ui/form-context";
import { DateInput, TextInput } from "~/ui/inputs";
import { Select, type SelectOption } from "~/ui/selects";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { shareWords } from "../share-words";

export interface ShareFormProps {
  page: {
    readonly named?: number | undefined;
    readonly search: string;
    readonly more: boolean;
    readonly listed: number;
    readonly ticked: readonly string[];
    readonly papers: readonly SelectOption[];
    readonly years: readonly SelectOption[];
    readonly expiresOn: string;
    readonly days: { readonly usual: number; readonly most: number };
    readonly constraints: Readonly<Record<string, FieldConstraint>>;
  };
  answer: (FormOutcome & { readonly ticked?: readonly string[] }) | undefined;
}

/** What a link opens, for whom and for how long. */
export function ShareForm({ page, answer }: ShareFormProps) {
  const t = useWords(shareWords);
  const { named, search, more, listed, papers, years, expiresOn, days, constraints } = page;
  const usual = String(days.usual);
  return (
    <Form
      id="share"
      action={vaultPaths.newShare({
        accountId: named,
        search,
        paper: Number(page.ticked[0]) || undefined,
      })}
      answer={answer}
      constraints={constraints}
      label={t("newTitle")}
      hasRequiredNote
    >
      <TextInput name="name" label={t("nameLabel")} hint={t("nameHint")} required />
      <RadioGroup
        name="what"
        label={t("what")}
        defaultValue="papers"
        options={[
          { value: "papers", label: t("what.papers") },
          { value: "year", label: t("what.year"), hint: t("what.yearHint") },
        ]}
      />
      {papers.length > 0 ? (
        <TickList
          key={page.ticked.join()}
          name="papers"
          label={t("papers")}
          {...(more && { hint: t("papersMore", { count: String(listed) }) })}
          options={papers}
          ticked={answer?.ticked ?? page.ticked}
        />
      ) : (
        <p className="hint">{t("papersNone")}</p>
      )}
      <Select name="fiscal_year" label={t("year")} emptyLabel={t("yearNone")} options={years} />
      <DateInput
        name="expires_on"
        label={t("expiresOn")}
        hint={t("expiresHint", { days: usual, max: String(days.most) })}
        defaultValue={expiresOn}
      />
      <TextInput
        name="passcode"
        label={t("passcode")}
        hint={t("passcodeHint")}
        inputMode="numeric"
        autoComplete="off"
        isShort
      />
      <TextInput
        name="max_views"
        label={t("maxViews")}
        hint={t("maxViewsHint")}
        inputMode="numeric"
        isShort
      />
      <Checkbox name="is_pinned" label={t("isPinned")} hint={t("isPinnedHint")} />
      <SubmitButton className="mt-6">{t("submit")}</SubmitButton>
    </Form>
  );
}
