import { Link } from "@remix-run/react";
import type { MergePlan } from "#modules/console/contract";
import { mergeStaffPaths } from "~/http/merge-staff-paths";
import { Checkbox } from "~/ui/choices";
import { Form, SubmitButton } from "~/ui/form";
import { Notice } from "~/ui/notice";
import { PageTitle } from "~/ui/page";
import { Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import type { MergeComparison } from "./merge-page.server";
import { mergeMessages } from "./words";

interface MergeCompareProps extends MergeComparison {
  answer: FormOutcome | undefined;
}

/** Both accounts side by side, what goes where, and the button that does it for good. */
export function MergeCompareStep(props: MergeCompareProps) {
  const { kept, duplicate, obstacles, seen, answer } = props;
  const t = useWords(mergeMessages);
  const { id, name } = duplicate;
  return (
    <>
      <PageTitle
        title={t("planTitle", { id, name })}
        lede={t("planLede", { id: kept.id })}
        answer={answer}
      />
      {obstacles.length > 0 && (
        <Notice tone="warning" title={t("inTheWay")}>
          <ul className="list">
            {obstacles.map((obstacle) => (
              <li key={obstacle}>{obstacle}</li>
            ))}
          </ul>
        </Notice>
      )}
      <ul className="link-row">
        <li>
          <Link to={mergeStaffPaths.merge(kept.id)}>{t("another")}</Link>
        </li>
        <li>
          <Link to={mergeStaffPaths.merge(id, { duplicate: kept.id })}>{t("swap", { id })}</Link>
        </li>
      </ul>
      <ComparedFacts {...props} />
      <Moves rows={props.rows} />
      {obstacles.length === 0 && (
        <section className="stack enter-payment" aria-labelledby="confirm">
          <h2 id="confirm">{t("confirm")}</h2>
          <p>{t("afterwards", { id })}</p>
          <Form answer={answer} label={t("confirm")}>
            <input type="hidden" name="duplicate" value={id} />
            <input type="hidden" name="seen" value={seen} />
            <Checkbox name="sure" label={t("sure")} required />
            <SubmitButton variant="danger" className="mt-6">
              {t("merge")}
            </SubmitButton>
          </Form>
        </section>
      )}
    </>
  );
}

function ComparedFacts({ kept, duplicate, facts }: MergeComparison) {
  const t = useWords(mergeMessages);
  return (
    <div className="stack">
      <h2>{t("compared")}</h2>
      <p>{t("rule")}</p>
      <Table
        caption={t("compared")}
        isCaptionHidden
        rows={facts}
        rowKey={({ field }) => field}
        empty={null}
        columns={[
          {
            key: "what",
            header: t("what"),
            isRowHeader: true,
            cell: ({ field }) => t(`field.${field}`),
          },
          {
            key: "kept",
            header: t("keptColumn", { id: kept.id }),
            cell: (fact) => fact.kept || t("nothing"),
          },
          {
            key: "duplicate",
            header: t("duplicateColumn", { id: duplicate.id }),
            cell: (fact) => fact.duplicate || t("nothing"),
          },
          {
            key: "after",
            header: t("afterColumn"),
            cell: (fact) => <strong>{fact.after || t("nothing")}</strong>,
          },
        ]}
      />
    </div>
  );
}

function Moves({ rows }: { rows: MergePlan["rows"] }) {
  const t = useWords(mergeMessages);
  const moved = (Object.keys(rows) as (keyof typeof rows)[]).filter((table) => rows[table] > 0);
  return (
    <section className="stack" aria-labelledby="moves">
      <h2 id="moves">{t("moves")}</h2>
      {moved.length === 0 ? (
        <p>{t("movesNone")}</p>
      ) : (
        <ul className="list">
          {moved.map((table) => (
            <li key={table}>{t(`table.${table}`, { count: rows[table] })}</li>
          ))}
        </ul>
      )}
      <p>{t("peopleRule")}</p>
      <p className="hint">{t("movesRest")}</p>
    </section>
  );
}
