import { useEffect, useRef } from "react";
import { type BotChallenge, botCheckFields } from "#modules/platform/captcha/contract";
import { translator } from "#modules/platform/messages";
import { paths } from "~/http/paths";
import { useFormContext } from "~/ui/form-context";
import { Icon } from "~/ui/icons";
import { useUi } from "~/ui/ui-context";
import { type BotAnswer, guardForm } from "./form-guard";
import { botCheckWords } from "./words";

/**
 * The invisible bot check of a form; put it anywhere inside its `<form>`. Without JavaScript the
 * signed time and the honeypot do the work.
 */
export function BotCheckFields({ challenge }: { challenge: BotChallenge }) {
  const response = useRef<HTMLInputElement>(null);
  const { locale, brand } = useUi();
  const { errors, idOf } = useFormContext();
  const error = errors[botCheckFields.response];
  const t = translator(botCheckWords, locale);

  useEffect(() => {
    const input = response.current;
    if (!input?.form) return;
    return guardForm(input.form, input, () => answer(challenge));
  }, [challenge]);

  return (
    <>
      <input type="hidden" name={botCheckFields.at} value={challenge.at} />
      <input type="hidden" name={botCheckFields.response} defaultValue="" ref={response} />
      <div className="sr-only" aria-hidden="true">
        <label>
          {t("honeypot")}
          <input type="text" name={botCheckFields.honeypot} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div id={idOf(botCheckFields.response)} tabIndex={-1} className="mt-6">
        {error && (
          <p className="field-error">
            <Icon name="error" />
            {error}
          </p>
        )}
        <p className="hint text-sm">
          {t("notice", { provider: challenge.noticeName })}{" "}
          <a href={paths.privacy}>{t("privacy", { brand: brand.name })}</a>
        </p>
      </div>
    </>
  );
}

/** The code that answers is loaded when it is first needed. */
async function answer(challenge: BotChallenge): Promise<BotAnswer> {
  if (challenge.provider !== "embedded") {
    const { answerOutside } = await import("./outside.client");
    return answerOutside(challenge);
  }
  const { answerEmbedded } = await import("./solve.client");
  return answerEmbedded(paths.botCheck(challenge.formName));
}
