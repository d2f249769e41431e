import type { OwnProfile } from "#modules/accounts/contract";
import { Checkbox } from "~/ui/choices";
import { Form, SubmitButton } from "~/ui/form";
import type { FieldConstraint } from "~/ui/form-context";
import { TextInput } from "~/ui/inputs";
import { Select, type SelectOption } from "~/ui/selects";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { settingsPages } from "../words";

export interface OwnDataFormProps {
  /** Telephone numbers as people type them. */
  profile: OwnProfile;
  languages: readonly SelectOption[];
  answer: FormOutcome | undefined;
  constraints: Readonly<Record<string, FieldConstraint>>;
}

const boxes = ["is_subscribed_bulk_emails", "is_subscribed_event_emails", "is_subscribed_sms"];

/** What a person says of themselves, and what we may send. */
export function OwnDataForm({ profile, languages, answer, constraints }: OwnDataFormProps) {
  const t = useWords(settingsPages);
  return (
    <Form answer={answer} constraints={constraints} id="own" label={t("own.save")} boxes={boxes}>
      <TextInput
        name="first_name"
        label={t("own.firstName")}
        autoComplete="given-name"
        defaultValue={profile.firstName}
      />
      <TextInput
        name="last_name"
        label={t("own.lastName")}
        autoComplete="family-name"
        defaultValue={profile.lastName}
      />
      <TextInput
        name="phone"
        type="tel"
        label={t("own.phone")}
        hint={t("own.phoneHint")}
        autoComplete="tel"
        defaultValue={profile.phone ?? ""}
      />
      <TextInput
        name="sms_phone"
        type="tel"
        label={t("own.smsPhone")}
        autoComplete="mobile tel"
        defaultValue={profile.smsPhone ?? ""}
      />
      <Select
        name="locale"
        label={t("own.language")}
        hint={t("own.languageHint")}
        options={languages}
        emptyLabel={t("own.browser")}
        defaultValue={profile.locale ?? ""}
      />
      <fieldset className="field">
        <legend className="field-label">{t("own.letters")}</legend>
        <Checkbox
          name="is_subscribed_bulk_emails"
          label={t("own.bulk")}
          hint={t("own.bulkHint")}
          defaultChecked={profile.isSubscribedBulkEmails}
        />
        <Checkbox
          name="is_subscribed_event_emails"
          label={t("own.event")}
          hint={t("own.eventHint")}
          defaultChecked={profile.isSubscribedEventEmails}
        />
        <Checkbox
          name="is_subscribed_sms"
          label={t("own.sms")}
          hint={t("own.smsHint")}
          defaultChecked={profile.isSubscribedSms}
        />
      </fieldset>
      <SubmitButton className="mt-6">{t("own.save")}</SubmitButton>
    </Form>
  );
}
