import { Form } from "@remix-run/react";
import type { ComparedVersions } from "#modules/bylaws/contract";
import { Button } from "~/components/ui/button";
import { Select } from "~/components/ui/selects";
import { useWords } from "~/components/ui/ui-context";
import { paths } from "~/http/paths";
import { bylawsVersionsMessages } from "~/messages/bylaws-versions";

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
