import { Form } from "@remix-run/react";
import type { ComparedVersions } from "#modules/bylaws/contract";
import { paths } from "~/http/paths";
import { Button } from "~/ui/button";
import { Select } from "~/ui/selects";
import { useWords } from "~/ui/ui-context";
import { bylawsVersionsMessages } from "../bylaws-versions-words";

export type CompareFormProps = Pick<
  ComparedVersions,
  "from" | "to" | "newest" | "hasNewWording"
> & { hash: string };

/** Chooses the two versions to compare. */
export function CompareForm({ hash, from, to, newest, hasNewWording }: CompareFormProps) {
  const t = useWords(bylawsVersionsMessages);
  const versions = Array.from({ length: newest }, (_, index) => ({
    value: String(newest - index),
    label: t("versionNumber", { number: newest - index }),
  }));
  const upgrade = hasNewWording ? [{ value: "new", label: t("newWording") }] : [];
  return (
    // Another choice is another form: its selects then start with that choice.
    <Form key={`${from} ${to}`} method="get" action={paths.bylawsCompare(hash)}>
      <Select
        name="from"
        label={t("from")}
        options={versions}
        defaultValue={String(from)}
        emptyLabel={false}
      />
      <Select
        name="to"
        label={t("to")}
        options={[...upgrade, ...versions]}
        defaultValue={String(to)}
        emptyLabel={false}
      />
      <Button type="submit" variant="secondary" className="mt-4">
        {t("compare")}
      </Button>
    </Form>
  );
}
