import { Link } from "@remix-run/react";
import { handoverPaths } from "~/http/handover-paths";
import { paths } from "~/http/paths";
import { ButtonLink } from "~/ui/button";
import { Fold } from "~/ui/details";
import { Form, SubmitButton } from "~/ui/form";
import type { FieldConstraint } from "~/ui/form-context";
import { TextArea, TextInput } from "~/ui/inputs";
import { Notice } from "~/ui/notice";
import { FormPage, PageTitle } from "~/ui/page";
import { PasswordField } from "~/ui/password-field";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { handoverLinkWords } from "../link-words";

interface OpenLink {
  readonly state: "open";
  readonly accountName: string;
  readonly to: string;
  readonly outgoing: string;
  readonly step: "other" | "sign-in" | "choose-password" | "replace-password" | "accept";
  readonly firstName: string;
  readonly lastName: string;
  readonly isSignedIn: boolean;
  readonly office: string;
  readonly until: string;
}

type ShownLink =
  | OpenLink
  | { readonly state: "none" | "ended" }
  | { readonly state: "expired"; readonly accountName: string; readonly hasAsked: boolean }
  | { readonly state: "used"; readonly accountName: string };

export interface LinkPageProps {
  token: string;
  link: ShownLink;
  constraints: Readonly<Record<string, FieldConstraint>>;
  answer: FormOutcome | undefined;
}

/** Where the link of a handover leads: to what is offered, or to why it is not. */
export function LinkPage({ token, link, constraints, answer }: LinkPageProps) {
  const t = useWords(handoverLinkWords);
  switch (link.state) {
    case "open":
      return <Offer token={token} link={link} constraints={constraints} answer={answer} />;
    case "expired":
      return (
        <FormPage>
          <PageTitle
            title={t("expiredTitle")}
            lede={t("expired", { club: link.accountName })}
            answer={answer}
          />
          {link.hasAsked ? (
            <Notice>{t("asked")}</Notice>
          ) : (
            <Form action={handoverPaths.link(token)} answer={answer} label={t("ask")}>
              <input type="hidden" name="decision" value="ask" />
              <SubmitButton>{t("ask")}</SubmitButton>
            </Form>
          )}
        </FormPage>
      );
    case "used":
      return (
        <FormPage>
          <PageTitle
            title={t("usedTitle")}
            lede={t("used", { club: link.accountName })}
            answer={answer}
          />
          <ButtonLink to={paths.login()}>{t("signInLink")}</ButtonLink>
        </FormPage>
      );
    default:
      return (
        <FormPage>
          <PageTitle title={t(`${link.state}Title`)} lede={t(link.state)} answer={answer} />
          <ButtonLink to={paths.home}>{t("home")}</ButtonLink>
        </FormPage>
      );
  }
}

function Offer({
  token,
  link,
  constraints,
  answer,
}: Omit<LinkPageProps, "link"> & { link: OpenLink }) {
  const t = useWords(handoverLinkWords);
  const { accountName: club, outgoing: from, office, to, step, until } = link;
  if (step === "other") {
    return (
      <FormPage>
        <PageTitle title={t("otherTitle")} answer={answer} />
        <div className="stack">
          <p>{t("other", { to })}</p>
          <p>
            <Link to={paths.logout}>{t("signOut")}</Link>
          </p>
        </div>
      </FormPage>
    );
  }
  return (
    <FormPage>
      <PageTitle
        title={t("title", { club })}
        lede={from ? t("lede", { from, office }) : t("ledeNobody", { office })}
        answer={answer}
      />
      <div className="stack">
        <section className="stack">
          <h2 id="gets">{t("gets")}</h2>
          <ul className="list-disc pl-5">
            <li>{t("getsRole")}</li>
            <li>{t("getsList")}</li>
            <li>{t("getsTime", { day: until })}</li>
          </ul>
        </section>
        <section className="stack">
          <h2 id="accept">{t("accept")}</h2>
          {step === "sign-in" ? (
            <>
              <p>{t("signIn", { to })}</p>
              <p>
                <ButtonLink to={paths.login(handoverPaths.link(token))}>
                  {t("signInLink")}
                </ButtonLink>
              </p>
            </>
          ) : (
            <Acceptance token={token} link={link} constraints={constraints} answer={answer} />
          )}
        </section>
        <Fold title={t("decline")} level={2} id="decline" isOpen={false}>
          <Form id="refusal" action={handoverPaths.link(token)} label={t("decline")}>
            <input type="hidden" name="decision" value="decline" />
            <p>{t("declineText")}</p>
            <TextArea name="reason" label={t("reason")} maxLength={500} />
            <SubmitButton variant="secondary" className="mt-6">
              {t("declineSubmit")}
            </SubmitButton>
          </Form>
        </Fold>
      </div>
    </FormPage>
  );
}

function Acceptance({
  token,
  link,
  constraints,
  answer,
}: Omit<LinkPageProps, "link"> & { link: OpenLink }) {
  const t = useWords(handoverLinkWords);
  const { step, to, isSignedIn } = link;
  const isChoosing = step === "choose-password" || step === "replace-password";
  return (
    <Form
      action={handoverPaths.link(token)}
      answer={answer}
      constraints={constraints}
      label={t("accept")}
    >
      <input type="hidden" name="decision" value="accept" />
      {!isSignedIn && (
        <TextInput
          name="email"
          label={t("email")}
          hint={t("emailHint", { to })}
          type="email"
          autoComplete="username"
          required
        />
      )}
      {step === "choose-password" && (
        <div className="field-pair">
          <TextInput
            name="first_name"
            label={t("firstName")}
            defaultValue={link.firstName}
            autoComplete="given-name"
          />
          <TextInput
            name="last_name"
            label={t("lastName")}
            defaultValue={link.lastName}
            autoComplete="family-name"
          />
        </div>
      )}
      {isChoosing && (
        <>
          <PasswordField
            name="password"
            label={t("password")}
            hint={step === "replace-password" ? t("replace") : t("choose")}
            hasMeter
            required
          />
          <PasswordField
            name="password_confirmation"
            label={t("confirm")}
            autoComplete="new-password"
            required
          />
        </>
      )}
      <SubmitButton className="mt-6">{t("submit")}</SubmitButton>
    </Form>
  );
}
