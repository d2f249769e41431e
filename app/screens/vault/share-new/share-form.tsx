import { formWord } from "#modules/platform/forms/contract";
import { shareForm } from "#modules/vault/contract";
import { vaultPaths } from "~/http/vault-paths";
import { AllFields, FormField } from "~/parts/form-field/form-field";
import { TickList } from "~/parts/headquarters/tick-list";
import { Button } from "~/ui/button";
import { Form, SubmitButton } from "~/ui/form";
import { TextInput } from "~/ui/inputs";
import type { SelectOption } from "~/ui/selects";
import { useUi, useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { shareWords } from "../share-words";

/** The papers that are offered. */
export interface ShownChoice {
  readonly search: string;
  readonly total: number;
  /** Whether there are more than are listed. */
  readonly more: boolean;
  readonly ticked: readonly string[];
  readonly papers: readonly SelectOption[];
}

export interface ShareFormProps {
  page: {
    readonly named?: number | undefined;
    readonly years: readonly SelectOption[];
    readonly expiresOn: string;
    readonly days: { readonly usual: number; readonly most: number };
  };
  choice: ShownChoice;
  /** What was typed before a search. */
  typed: Readonly<Partial<Record<string, string>>>;
  isSearched: boolean;
  answer: FormOutcome | undefined;
}

/** What a link opens, for whom and for how long. */
export function ShareForm({ page, choice, typed, isSearched, answer }: ShareFormProps) {
  const t = useWords(shareWords);
  const { named, years, expiresOn, days } = page;
  const { locale } = useUi();
  const word = (key: string) => formWord(shareForm, locale, key);
  const usual = String(days.usual);
  return (
    <Form
      id="share"
      action={vaultPaths.newShare({ accountId: named })}
      answer={answer}
      label={t("newTitle")}
      hasRequiredNote
    >
      <AllFields
        form={shareForm}
        only={["name", "what"]}
        start={{ ...typed, what: typed.what || "papers" }}
      />
      {(choice.search || choice.more) && (
        <search className="queue-search">
          <TextInput
            name="search"
            type="search"
            label={t("searchLabel")}
            hint={t("searchHint")}
            defaultValue={choice.search}
            maxLength={100}
          />
          <Button type="submit" name="decision" value="search" variant="secondary">
            {t("search")}
          </Button>
        </search>
      )}
      <p role="status" className={isSearched ? "hint" : undefined}>
        {isSearched && t("found", { count: choice.total })}
      </p>
      {choice.papers.length > 0 ? (
        <TickList
          key={choice.papers.map(({ value }) => value).join()}
          name="papers"
          label={t("papers")}
          {...(choice.more && {
            hint: t("papersMore", { count: String(choice.papers.length) }),
          })}
          options={choice.papers}
          ticked={choice.ticked}
        />
      ) : (
        <p className="hint">{t("papersNone")}</p>
      )}
      <FormField form={shareForm} name="fiscal_year" options={years} start={typed.fiscal_year} />
      <FormField
        form={shareForm}
        name="expires_on"
        hint={t("expiresHint", { days: usual, max: String(days.most) })}
        start={typed.expires_on || expiresOn}
      />
      <TextInput
        name="passcode"
        label={word("passcode")}
        hint={word("passcode.hint")}
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        defaultValue={typed.passcode}
        isShort
      />
      <AllFields form={shareForm} only={["max_views", "is_pinned"]} start={typed} />
      <SubmitButton className="mt-6">{t("submit")}</SubmitButton>
    </Form>
  );
}
