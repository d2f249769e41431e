import { Form, Link, useNavigationType } from "@remix-run/react";
import { Fragment, type ReactNode, useLayoutEffect, useRef } from "react";
import { Button } from "./button";
import { TextInput } from "./inputs";

export interface FilterFormProps {
  /** The list that is narrowed, without a query. */
  action: string;
  /** What the address bar asks for; the fields that narrow start again with each of these. */
  query: object;
  submit: string;
  /** Leads to the whole list. */
  clear?: { readonly to: string; readonly label: string } | undefined;
  /** What narrows the list: fields, also hidden ones. */
  children?: ReactNode;
  /** What keeps the focus as the list is narrowed, and what is typed there meanwhile. */
  lasting?: ReactNode;
}

/** Narrows a list. All of it is in the address, so that it works without script. */
export function FilterForm({ action, query, submit, clear, children, lasting }: FilterFormProps) {
  return (
    <Form method="get" action={action} className="queue-search" role="search">
      {lasting}
      <Fragment key={JSON.stringify(query)}>{children}</Fragment>
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

export interface SearchFormProps extends Omit<FilterFormProps, "lasting"> {
  label: string;
  hint?: string;
  query: { readonly search?: string | undefined };
  maxLength: number;
}

/** Looks through a list by words. */
export function SearchForm({ label, hint, maxLength, clear, children, ...form }: SearchFormProps) {
  const { search } = form.query;
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(search);
  const isBack = useNavigationType() === "POP";
  // The address asks for other words than were typed here, as after a link or on the way back.
  useLayoutEffect(() => {
    if (shown.current === search) return;
    shown.current = search;
    const isTyping = document.activeElement === field.current;
    if (field.current && (isBack || !isTyping)) field.current.value = search ?? "";
  }, [search, isBack]);
  const words = (
    <TextInput
      ref={field}
      name="search"
      type="search"
      label={label}
      hint={hint}
      defaultValue={search}
      maxLength={maxLength}
    />
  );
  return (
    <FilterForm {...form} clear={search ? clear : undefined} lasting={words}>
      {children}
    </FilterForm>
  );
}
