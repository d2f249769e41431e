import { useLoaderData } from "@remix-run/react";
import { inquiryLimits } from "#modules/inquiries/contract";
import { TextInput } from "~/ui/inputs";
import { useWords } from "~/ui/ui-context";
import type { InquiryPageData } from "./inquiry-views";
import { inquiryWords } from "./words";

/** Who writes: the name, and where the answer goes. */
export function PersonFields() {
  const t = useWords(inquiryWords);
  return (
    <>
      <TextInput name="name" label={t("name")} autoComplete="name" />
      <EmailField />
    </>
  );
}

/** Where the answer goes: to the address of somebody who is signed in, unless he types another. */
export function EmailField() {
  const { email } = useLoaderData<InquiryPageData>();
  const t = useWords(inquiryWords);
  return (
    <TextInput
      name="email"
      type="email"
      label={t("email")}
      hint={t("emailHint")}
      defaultValue={email}
    />
  );
}

/** A number to call, which may be left out, and whom the sender writes for. */
export function OrganizationFields() {
  const t = useWords(inquiryWords);
  return (
    <>
      <TextInput
        name="phone"
        type="tel"
        label={t("phone")}
        hint={t("phoneHint")}
        autoComplete="tel"
        maxLength={40}
      />
      <OrganizationField />
    </>
  );
}

export function OrganizationField() {
  const t = useWords(inquiryWords);
  return (
    <TextInput
      name="organization"
      label={t("organization")}
      autoComplete="organization"
      maxLength={inquiryLimits.organization}
    />
  );
}
