import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "./button";
import { TextInput } from "./inputs";

export interface SearchFormProps {
  /** The list that is searched, without a query. */
  action: string;
  label: string;
  hint?: string;
  /** What the address bar asks for; the form starts anew with each of these. */
  query: { readonly search?: string | undefined };
  maxLength: number;
  submit: string;
  /** Leads to the list without what was searched. */
  clear?: { readonly to: string; readonly label: string } | undefined;
  /** What else narrows the list: fields, also hidden ones. */
  children?: ReactNode;
}

/** Looks through a list. All of it stands in the address, so that it works without script. */
export function SearchForm({ action, query, submit, clear, children, ...input }: SearchFormProps) {
  return (
    <Form
      key={JSON.stringify(query)}
      method="get"
      action={action}
      className="queue-search"
      role="search"
    >
      <TextInput {...input} name="search" type="search" defaultValue={query.search} />
      {children}
      <Button type="submit" variant="secondary">
        {submit}
      </Button>
      {clear && query.search && (
        <Link to={clear.to} className="tap">
          {clear.label}
        </Link>
      )}
    </Form>
  );
}
