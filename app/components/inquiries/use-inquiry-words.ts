import { translator } from "#modules/platform/messages";
import { useUi } from "~/components/ui/ui-context";
import { inquiryWords } from "~/messages/inquiries";

/** Words what all public forms share in the visitor's language. */
export const useInquiryWords = () => translator(inquiryWords, useUi().locale);
