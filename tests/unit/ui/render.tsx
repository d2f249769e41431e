import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type FormContextValue, FormProvider } from "~/ui/form-context";
import { UiProvider } from "~/ui/ui-context";

const brand = {
  name: "Goodstanding",
  company: "Goodstanding Services, Inc.",
  postalAddress: "1 Main Street, Springfield, IL 62701",
  supportEmail: "support@goodstanding.example",
  supportPhone: "(555) 010-0142",
  supportPhoneHref: "tel:5550100142",
};

/** What the server writes for a component, inside a form in the given state. */
export function render(element: ReactNode, form: Partial<FormContextValue> = {}): string {
  const value: FormContextValue = {
    errors: {},
    values: undefined,
    constraints: {},
    isSubmitting: false,
    isBlocked: false,
    isDisabled: false,
    idOf: (name) => name,
    ...form,
  };
  return renderToStaticMarkup(
    <UiProvider value={{ csrfToken: "t", locale: "en", formatLocale: "en-US", brand }}>
      <FormProvider value={value}>{element}</FormProvider>
    </UiProvider>,
  );
}

/** The first tag of a kind in the markup. */
export const tagOf = (html: string, name: string): string =>
  new RegExp(`<${name}\\b[^>]*>`).exec(html)?.[0] ?? "";

/** The text that a reader meets. */
export const textOf = (html: string): string => html.replaceAll(/<[^>]+>/g, "");
