import { Link } from "@remix-run/react";
import { paths } from "~/http/paths";
import { Form, SubmitButton } from "~/ui/form";
import { Notice } from "~/ui/notice";
import { useWords } from "~/ui/ui-context";
import { ChapterTable } from "./chapter-table";
import type { GroupData, RenewAnswer } from "./group-page.server";
import { groupMessages } from "./words";

/** The chapters with a box each, and the button that renews the chosen ones. */
export function RenewForm({
  group,
  answer,
}: {
  group: GroupData;
  answer?: RenewAnswer | undefined;
}) {
  const t = useWords(groupMessages);
  const { accountId, show, search, current_page: page, isAll, rows } = group;
  const canChoose = rows.some(({ key }) => key !== "");
  const here = { accountId, show, search, page };
  if (!canChoose && !answer) return <ChapterTable {...group} />;
  return (
    <Form action={paths.group(here)} answer={answer} label={t("renew")}>
      {answer?.report && <Report report={answer.report} />}
      {canChoose && (
        <p className="hint mb-4">
          {t("choose")}{" "}
          <Link to={paths.group({ ...here, isAll: !isAll })} preventScrollReset>
            {t(isAll ? "chooseDue" : "chooseAll")}
          </Link>
        </p>
      )}
      <div id="chapters" tabIndex={-1}>
        <ChapterTable {...group} />
      </div>
      {canChoose && (
        <div className="mt-6">
          <SubmitButton>{t("renew")}</SubmitButton>
          <p className="hint mt-2">{t("renewHint")}</p>
        </div>
      )}
    </Form>
  );
}

/** What could not be renewed, and why. */
function Report({ report: { renewed, refused } }: Required<Pick<RenewAnswer, "report">>) {
  const t = useWords(groupMessages);
  return (
    <Notice tone="warning" title={t("reportTitle", { count: refused.length })}>
      <ul>
        {refused.map(({ id, name, why }) => (
          <li key={id}>{t("reportLine", { name, why })}</li>
        ))}
      </ul>
      {renewed > 0 && <p>{t("reportDone", { count: renewed })}</p>}
    </Notice>
  );
}
