import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { translator } from "#modules/platform/messages";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { TextInput } from "~/ui/inputs";
import { useUi } from "~/ui/ui-context";
import { InquiryPage } from "../inquiry-page";
import { inquiryPage, takeInquiry } from "../inquiry-page.server";
import { OrganizationFields, PersonFields } from "../person-fields";
import { complianceWords } from "../words";

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  inquiryPage(context, request, "compliance_check");

/** Takes a request for a review: name, email, phone, organization, ein and group_id. */
export const action = ({ context }: ActionFunctionArgs) => takeInquiry(context, "compliance_check");

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function ComplianceCheck() {
  const t = translator(complianceWords, useUi().locale);
  return (
    <InquiryPage words={complianceWords} intro={<p className="mb-8">{t("reach")}</p>}>
      <PersonFields />
      <OrganizationFields />
      <TextInput
        name="ein"
        label={t("ein")}
        hint={t("einHint")}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        isShort
      />
      <TextInput
        name="group_id"
        label={t("group")}
        hint={t("groupHint")}
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        isShort
      />
    </InquiryPage>
  );
}
