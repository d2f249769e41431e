import { Link } from "@remix-run/react";
import type { BotChallenge } from "#modules/platform/captcha/contract";
import type { LevelSchema } from "#modules/renewal/contract";
import { paths } from "~/http/paths";
import { BotCheckFields } from "~/parts/bot-check/bot-check";
import { Form, SubmitButton } from "~/ui/form";
import type { FieldConstraint } from "~/ui/form-context";
import { TextInput } from "~/ui/inputs";
import { PasswordField } from "~/ui/password-field";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { applicationStartMessages } from "./words";

/** The level that an application is started at. */
export interface ChosenLevel {
  readonly id: number;
  readonly schema: LevelSchema;
  readonly name: string;
  readonly price: string;
}

export interface StartFormProps {
  level: ChosenLevel;
  /** The address of somebody who is signed in; undefined asks for one. */
  memberEmail: string | undefined;
  botCheck: BotChallenge;
  constraints: Readonly<Record<string, FieldConstraint>>;
  answer: FormOutcome | undefined;
}

/** E-mail and password, or one button for somebody who is signed in. */
export function StartForm({ level, memberEmail, botCheck, constraints, answer }: StartFormProps) {
  const t = useWords(applicationStartMessages);
  const isVisitor = memberEmail === undefined;
  return (
    <>
      <Form answer={answer} constraints={constraints}>
        <input type="hidden" name="level_id" value={level.id} />
        <input type="hidden" name="schema" value={level.schema} />
        <ChosenLevelLine level={level} />
        {isVisitor ? (
          <>
            <TextInput
              name="email"
              type="email"
              label={t("email")}
              hint={t("emailHint")}
              autoComplete="username"
            />
            <PasswordField name="password" label={t("password")} hasMeter />
            <BotCheckFields challenge={botCheck} />
          </>
        ) : (
          <p className="mt-6">
            {t("member", { email: memberEmail })} <Link to={paths.logout}>{t("other")}</Link>
          </p>
        )}
        <SubmitButton className="mt-6">{t("submit")}</SubmitButton>
      </Form>
      {isVisitor && (
        <p className="mt-8">
          {t("known")} <Link to={paths.login(paths.applicationStart(level.id))}>{t("signIn")}</Link>{" "}
          <Link to={paths.passwordEmail}>{t("forgot")}</Link>
        </p>
      )}
    </>
  );
}

/** Errors of the two hidden fields lead here, where another level can be chosen. */
function ChosenLevelLine({ level }: { level: ChosenLevel }) {
  const t = useWords(applicationStartMessages);
  return (
    <div className="chosen-level" id="level_id" tabIndex={-1}>
      <p className="hint text-sm">{t("chosen")}</p>
      <p id="schema" tabIndex={-1}>
        <strong>{level.name}</strong>, {t("chosenPrice", { price: level.price })}
      </p>
      <Link to={paths.pricing}>{t("change")}</Link>
    </div>
  );
}
