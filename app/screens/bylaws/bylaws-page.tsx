import type { ReactNode } from "react";
import { bylawsMessages, bylawsWords, type Variant } from "#modules/bylaws/contract";
import { translator } from "#modules/platform/messages";
import { Notice } from "~/ui/notice";
import { FormPage, PageTitle } from "~/ui/page";
import { useUi } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";

export interface BylawsPageProps {
  variant: Variant;
  answer: FormOutcome | undefined;
  children: ReactNode;
}

/** The frame of a bylaws form: title, what it is for, the disclaimer. */
export function BylawsPage({ variant, answer, children }: BylawsPageProps) {
  const words = translator(bylawsMessages, useUi().locale);
  const { title, description, isCharity } = bylawsWords[variant];
  return (
    <FormPage>
      <meta name="description" content={words(description)} />
      <PageTitle title={words(title)} lede={words(description)} answer={answer} />
      {children}
      <Notice tone="warning" title={words("disclaimerTitle")} className="mt-12">
        <p>{words("disclaimer")}</p>
        {isCharity && <p>{words("articlesFirst")}</p>}
      </Notice>
    </FormPage>
  );
}
