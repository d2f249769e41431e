import { Link } from "@remix-run/react";
import type { InvitationView } from "#modules/accounts/contract";
import { paths } from "~/http/paths";
import { ButtonLink } from "~/ui/button";
import { Form, SubmitButton } from "~/ui/form";
import type { FieldConstraint } from "~/ui/form-context";
import { TextInput } from "~/ui/inputs";
import { Notice } from "~/ui/notice";
import { FormPage, PageTitle } from "~/ui/page";
import { PasswordField } from "~/ui/password-field";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { invitationWords } from "./words";

export interface AcceptPageProps {
  token: string;
  /** Undefined when the link does not work (any more). */
  invitation: InvitationView | undefined;
  /** The address of whoever is signed in, or "". */
  signedInAs: string;
  constraints: Readonly<Record<string, FieldConstraint>>;
  answer: FormOutcome | undefined;
}

/** Where the link of an invitation leads. */
export function AcceptPage({
  token,
  invitation,
  signedInAs,
  constraints,
  answer,
}: AcceptPageProps) {
  const t = useWords(invitationWords);
  if (!invitation) return <OldInvitation />;
  const { accountName: account, email, becomesPrimary, step } = invitation;
  const isChoosing = step === "choose-password" || step === "replace-password";
  return (
    <FormPage>
      <PageTitle title={t("title", { account })} lede={t("lede", { email })} answer={answer} />
      {becomesPrimary && <p className="mb-6">{t("primary")}</p>}
      {step === "sign-in" ? (
        <SignInFirst token={token} signedInAs={signedInAs} />
      ) : (
        <Form answer={answer} constraints={constraints}>
          <input type="hidden" autoComplete="username" value={email} />
          {step === "choose-password" && <OwnName invitation={invitation} />}
          {isChoosing && <OwnPassword step={step} />}
          <SubmitButton className="mt-6">{t("submit")}</SubmitButton>
        </Form>
      )}
    </FormPage>
  );
}

function OldInvitation() {
  const t = useWords(invitationWords);
  return (
    <FormPage>
      <PageTitle title={t("oldTitle")} lede={t("oldText")} />
      <ButtonLink to={paths.login()}>{t("signInLink")}</ButtonLink>
    </FormPage>
  );
}

function SignInFirst({ token, signedInAs }: { token: string; signedInAs: string }) {
  const t = useWords(invitationWords);
  if (signedInAs) {
    return (
      <Notice tone="warning" title={t("otherTitle")}>
        <p>
          {t("other")} <Link to={paths.logout}>{t("signOut")}</Link>
        </p>
      </Notice>
    );
  }
  return (
    <>
      <p className="mb-6">{t("signIn")}</p>
      <ButtonLink to={paths.login(paths.invitation(token))}>{t("signInTitle")}</ButtonLink>
    </>
  );
}

function OwnName({ invitation }: { invitation: InvitationView }) {
  const t = useWords(invitationWords);
  return (
    <div className="field-pair">
      <TextInput
        name="first_name"
        label={t("firstName")}
        defaultValue={invitation.firstName}
        autoComplete="given-name"
      />
      <TextInput
        name="last_name"
        label={t("lastName")}
        defaultValue={invitation.lastName}
        autoComplete="family-name"
      />
    </div>
  );
}

function OwnPassword({ step }: Pick<InvitationView, "step">) {
  const t = useWords(invitationWords);
  const why = step === "replace-password" ? t("replace") : t("choose");
  return (
    <>
      <PasswordField name="password" label={t("newPassword")} hint={why} hasMeter required />
      <PasswordField
        name="password_confirmation"
        label={t("confirm")}
        autoComplete="new-password"
        required
      />
    </>
  );
}
