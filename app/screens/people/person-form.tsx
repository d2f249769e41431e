import { paths } from "~/http/paths";
import { Checkbox } from "~/ui/choices";
import { Form, SubmitButton } from "~/ui/form";
import { TextInput } from "~/ui/inputs";
import { Notice } from "~/ui/notice";
import { PasswordField } from "~/ui/password-field";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import type { PeopleView, PersonRow } from "./people-page.server";
import { PersonFacts } from "./person-facts";
import { nameOf } from "./wire-user";
import { peoplePages } from "./words";

export interface PersonFormProps {
  view: PeopleView;
  /** The person whose form this is; undefined for a new one. */
  chosen: PersonRow | undefined;
  answer: FormOutcome | undefined;
  /** Who is the primary user now. */
  primaryName: string;
}

const subscriptions = [
  "is_subscribed_bulk_emails",
  "is_subscribed_event_emails",
  "is_subscribed_sms",
] as const;

/** Creates a user, or changes one. */
export function PersonForm({ view, chosen, answer, primaryName }: PersonFormProps) {
  const t = useWords(peoplePages);
  const isPrimary = chosen?.user.is_primary === 1;
  const isLocked = Boolean(chosen?.lock);
  if (isLocked && isPrimary && chosen) return <LockedDetails row={chosen} />;
  const boxes = [...(isPrimary ? [] : ["is_primary"]), ...(isLocked ? [] : subscriptions)];
  return (
    <Form
      id="person-form"
      action={
        chosen
          ? paths.personUpdate(chosen.user.id, view.accountId)
          : paths.personStore(view.accountId)
      }
      method={chosen ? "put" : "post"}
      answer={answer}
      constraints={isLocked ? {} : view.constraints}
      boxes={boxes}
      hasRequiredNote={!isLocked}
    >
      {isLocked && chosen ? (
        <LockedDetails row={chosen} />
      ) : (
        <Details view={view} chosen={chosen} />
      )}
      <fieldset className="field">
        <legend className="field-label">{t("role")}</legend>
        <Checkbox
          name="is_primary"
          label={t("isPrimary")}
          defaultChecked={isPrimary || chosen?.invitation?.becomesPrimary}
          isDisabled={isPrimary}
          hint={
            isPrimary
              ? t("isPrimaryLocked")
              : chosen?.invitation
                ? t("isPrimaryLater")
                : primaryName && t("isPrimaryHint", { name: primaryName })
          }
        />
      </fieldset>
      {!isLocked && <Subscriptions chosen={chosen} />}
      <SubmitButton className="mt-8">{t(chosen ? "save" : "create")}</SubmitButton>
    </Form>
  );
}

/** The details of somebody whom only their own person may change, and why. */
function LockedDetails({ row }: { row: PersonRow }) {
  const t = useWords(peoplePages);
  return (
    <>
      <Notice title={t("lockedTitle")} className="mt-4">
        <p>
          {row.lock === "staff" ? t("lock.staff") : t("lock.elsewhere", { name: nameOf(row.user) })}
        </p>
      </Notice>
      <PersonFacts user={row.user} />
    </>
  );
}

function Details({ view, chosen }: Pick<PersonFormProps, "view" | "chosen">) {
  const t = useWords(peoplePages);
  const user = chosen?.user;
  const isOwn = user?.id === view.ownId;
  // Somebody else's data: the browser must not offer those of whoever sits here.
  const autoComplete = (own: string) => (isOwn ? own : "off");
  return (
    <>
      <TextInput
        name="email"
        type="email"
        label={t("email")}
        defaultValue={user?.email}
        autoComplete={autoComplete("email")}
      />
      <div className="field-pair">
        <TextInput
          name="first_name"
          label={t("firstName")}
          defaultValue={user?.first_name}
          autoComplete={autoComplete("given-name")}
        />
        <TextInput
          name="last_name"
          label={t("lastName")}
          defaultValue={user?.last_name}
          autoComplete={autoComplete("family-name")}
        />
      </div>
      {!chosen?.invitation && (
        <PasswordField
          name="password"
          label={t("password")}
          hint={t(chosen ? "passwordKept" : "passwordNew")}
          hasMeter
        />
      )}
      {isOwn && (
        <PasswordField
          name="current_password"
          label={t("currentPassword")}
          hint={t("currentPasswordHint")}
        />
      )}
      <div className="field-pair">
        <TextInput
          name="phone"
          type="tel"
          label={t("phone")}
          defaultValue={user?.phone}
          autoComplete={autoComplete("tel")}
        />
        <TextInput
          name="sms_phone"
          type="tel"
          label={t("smsPhone")}
          defaultValue={user?.sms_phone}
          autoComplete={autoComplete("tel")}
        />
      </div>
    </>
  );
}

function Subscriptions({ chosen }: Pick<PersonFormProps, "chosen">) {
  const t = useWords(peoplePages);
  const user = chosen?.user;
  return (
    <fieldset className="field">
      <legend className="field-label">{t("subscriptions")}</legend>
      <Checkbox
        name="is_subscribed_bulk_emails"
        label={t("bulk")}
        defaultChecked={user?.is_subscribed_bulk_emails !== 0}
      />
      <Checkbox
        name="is_subscribed_event_emails"
        label={t("events")}
        defaultChecked={user?.is_subscribed_event_emails !== 0}
      />
      <Checkbox
        name="is_subscribed_sms"
        label={t("sms")}
        defaultChecked={user?.is_subscribed_sms === 1}
      />
    </fieldset>
  );
}
