import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { translator } from "#modules/platform/messages";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { TextArea, TextInput } from "~/ui/inputs";
import { useUi } from "~/ui/ui-context";
import { InquiryPage } from "../inquiry-page";
import { inquiryPage, takeInquiry } from "../inquiry-page.server";
import { OrganizationFields, PersonFields } from "../person-fields";
import { multiChapterWords } from "../words";

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  inquiryPage(context, request, "multi_chapter");

/** Takes an inquiry: name, email, phone, organization, concerns, affiliates and regions. */
export const action = ({ context }: ActionFunctionArgs) => takeInquiry(context, "multi_chapter");

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function MultiChapter() {
  const t = translator(multiChapterWords, useUi().locale);
  return (
    <InquiryPage words={multiChapterWords}>
      <PersonFields />
      <OrganizationFields />
      <TextArea name="concerns" label={t("concerns")} hint={t("concernsHint")} rows={4} />
      <TextInput
        name="affiliates"
        label={t("affiliates")}
        hint={t("affiliatesHint")}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        isShort
        required
      />
      <TextInput name="regions" label={t("regions")} autoComplete="off" />
    </InquiryPage>
  );
}
