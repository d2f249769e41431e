import { vaultPaths } from "~/http/vault-paths";
import { TickList } from "~/parts/headquarters/tick-list";
import { Button } from "~/ui/button";
import { Checkbox, RadioGroup } from "~/ui/choices";
import { Form, SubmitButton } from "~/ui/form";
import type { FieldConstraint } from "~/ui/form-context";
import { DateInput, TextInput } from "~/ui/inputs";
import { Select, type SelectOption } from "~/ui/selects";
import { useWords } from "~/ui/ui-context";
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
    readonly constraints: Readonly<Record<string, FieldConstraint>>;
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
  const { named, years, expiresOn, days, constraints } = page;
  const usual = String(days.usual);
  return (
    <Form
      id="share"
      action={vaultPaths.newShare({ accountId: named })}
      answer={answer}
      constraints={constraints}
      label={t("newTitle")}
      hasRequiredNote
    >
      <TextInput
        name="name"
        label={t("nameLabel")}
        hint={t("nameHint")}
        defaultValue={typed.name}
        required
      />
      <RadioGroup
        name="what"
        label={t("what")}
        defaultValue={typed.what || "papers"}
        options={[
          { value: "papers", label: t("what.papers") },
          { value: "year", label: t("what.year"), hint: t("what.yearHint") },
        ]}
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
      <Select
        name="fiscal_year"
        label={t("year")}
        emptyLabel={t("yearNone")}
        options={years}
        defaultValue={typed.fiscal_year}
      />
      <DateInput
        name="expires_on"
        label={t("expiresOn")}
        hint={t("expiresHint", { days: usual, max: String(days.most) })}
        defaultValue={typed.expires_on || expiresOn}
      />
      <TextInput
        name="passcode"
        label={t("passcode")}
        hint={t("passcodeHint")}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={typed.passcode}
        isShort
      />
      <TextInput
        name="max_views"
        label={t("maxViews")}
        hint={t("maxViewsHint")}
        inputMode="numeric"
        defaultValue={typed.max_views}
        isShort
      />
      <Checkbox
        name="is_pinned"
        label={t("isPinned")}
        hint={t("isPinnedHint")}
        defaultChecked={typed.is_pinned === "1"}
      />
      <SubmitButton className="mt-6">{t("submit")}</SubmitButton>
    </Form>
  );
}
