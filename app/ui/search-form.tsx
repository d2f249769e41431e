import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "./button";
import { TextInput } from "./inputs";

export interface FilterFormProps {
  /** The list that is narrowed, without a query. */
  action: string;
  /** What the address bar asks for; the form starts again with each of these. */
  query: object;
  submit: string;
  /** Leads to the whole list. */
  clear?: { readonly to: string; readonly label: string } | undefined;
  /** What narrows the list: fields, also hidden ones. */
  children?: ReactNode;
}

/** Narrows a list. All of it is in the address, so that it works without script. */
export function FilterForm({ action, query, submit, clear, children }: FilterFormProps) {
  return (
    <Form
      key={JSON.stringify(query)}
      method="get"
      action={action}
      className="queue-search"
      role="search"
    >
      {children}
      <Button type="submit" variant="secondary">
        {submit}
      </Button>
      {clear && (
        <Link to={clear.to} className="tap">
          {clear.label}
        </Link>
      )}
    </Form>
  );
}

export interface SearchFormProps extends FilterFormProps {
  label: string;
  hint?: string;
  query: { readonly search?: string | undefined };
  maxLength: number;
}

/** Looks through a list by words. */
export function SearchForm({ label, hint, maxLength, clear, children, ...form }: SearchFormProps) {
  const { search } = form.query;
  return (
    <FilterForm {...form} clear={search ? clear : undefined}>
      <TextInput
        name="search"
        type="search"
        label={label}
        hint={hint}
        defaultValue={search}
        maxLength={maxLength}
      />
      {children}
    </FilterForm>
  );
}
