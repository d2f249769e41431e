import { useLayoutEffect, useRef, useState } from "react";
import { constraintsOfFields, type DynamicFormDefinition } from "#modules/platform/forms/contract";
import { useRootData } from "~/root-data";
import { ButtonLink } from "~/ui/button";
import { Form, SubmitButton } from "~/ui/form";
import { Notice } from "~/ui/notice";
import { FailedToast, ToastRegion } from "~/ui/toast";
import { useWords } from "~/ui/ui-context";
import { clearFields, type FormOutcome } from "~/ui/use-form-state";
import { boxesOf } from "./boxes";
import { FieldList } from "./field-list";
import { dynamicFormWords } from "./words";

export interface DynamicFormProps {
  /** What the form is. Its `schema` comes from `fieldsForPage`, its `fields` from `answersForPage`. */
  form: DynamicFormDefinition;
  /** Where it is sent; the page's own address when left out. */
  action?: string;
  /** PUT when left out. */
  method?: "post" | "put" | "delete";
  /** What the action answered last: `useActionData<typeof action>()`. */
  answer: FormOutcome | undefined;
  /** Where Cancel leads. */
  cancelTo: string;
  /** Keeps the ids of several forms on one page apart. */
  id?: string;
  /** What goes along with uploaded files: `profile_id`, `params`. */
  along?: Readonly<Record<string, string>>;
}

/**
 * A form of one page from data. Its action answers with a redirect and the notice "saved": to the
 * page that the answer names, or back here. Then every part of the page reads its data again, so all
 * of them show the new values; the form tells what it is configured to tell and starts again.
 */
export function DynamicForm({ form, method = "put", answer, cancelTo, ...rest }: DynamicFormProps) {
  const t = useWords(dynamicFormWords);
  const anchor = useRef<HTMLDivElement>(null);
  const { isSaved, hasFailed, dismiss, onSubmit } = useOutcome(anchor, form, answer);
  return (
    <div className="dynamic-form">
      <h2>{form.title}</h2>
      {form.alert && (
        <Notice tone="warning" className="mb-6">
          {form.alert}
        </Notice>
      )}
      <div role="status">
        {isSaved && form.post_notification && (
          <Notice tone="success" className="mb-6">
            {form.post_notification}
          </Notice>
        )}
      </div>
      <Form
        id={rest.id}
        action={rest.action}
        method={method}
        answer={answer}
        constraints={constraintsOfFields(form.schema, form.fields)}
        boxes={boxesOf(form.schema)}
        isDisabled={form.is_disabled}
        hasRequiredNote={form.has_required_fields}
        label={form.title}
        onSubmit={onSubmit}
      >
        <FieldList fields={form.schema} answers={form.fields} along={rest.along} />
        <div className="btn-row" ref={anchor}>
          <SubmitButton>{t("save")}</SubmitButton>
          {form.is_cancelable && (
            <ButtonLink to={cancelTo} variant="secondary">
              {t("cancel")}
            </ButtonLink>
          )}
        </div>
      </Form>
      <ToastRegion>{hasFailed && <FailedToast onDismiss={dismiss} />}</ToastRegion>
    </div>
  );
}

/** What came of the form, and what follows for its fields: after success they start again. */
function useOutcome(
  anchor: { readonly current: HTMLElement | null },
  { is_clearing: isClearing = false }: DynamicFormDefinition,
  answer: FormOutcome | undefined,
) {
  const root = useRootData();
  const seen = useRef(root);
  const wasSent = useRef(false);
  const [isSaved, setIsSaved] = useState(root?.flash === "saved");
  const [dismissed, setDismissed] = useState<FormOutcome>();

  // The root's data are new after every save, also when they say the same. What was typed here
  // stays when it was another form of the page that was saved.
  useLayoutEffect(() => {
    if (seen.current === root) return;
    seen.current = root;
    const isOwn = wasSent.current && root?.flash === "saved";
    wasSent.current = false;
    setIsSaved(isOwn);
    const own = anchor.current?.closest("form");
    if (!isOwn || !own) return;
    own.reset();
    if (isClearing) clearFields(own);
  }, [anchor, root, isClearing]);

  return {
    isSaved,
    hasFailed: answer !== undefined && !answer.ok && answer !== dismissed,
    dismiss: () => setDismissed(answer),
    onSubmit: () => {
      wasSent.current = true;
    },
  };
}
