import { Link } from "@remix-run/react";
import type { ContestKind, ShownWinner } from "#modules/contest/contract";
import { contestStaffPaths } from "~/http/contest-staff-paths";
import { ButtonLink } from "~/ui/button";
import { Form, SubmitButton } from "~/ui/form";
import { type Column, EmptyState, Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { contestWinnersMessages } from "../contest-winners-words";
import { EntryPicture } from "../entry-picture";

interface WinnerTableProps {
  contest: { id: number; kind: ContestKind; isAnnounced: boolean };
  winners: readonly ShownWinner[];
  answer: FormOutcome | undefined;
}

/** The entries that have a place; each can be taken back until they are announced. */
export function WinnerTable({ contest, winners, answer }: WinnerTableProps) {
  const t = useWords(contestWinnersMessages);
  const columns: readonly Column<ShownWinner>[] = [
    { key: "place", header: t("columnPlace"), isFigure: true, cell: ({ place }) => place },
    { key: "title", header: t("columnTitle"), cell: ({ placeTitle }) => placeTitle },
    {
      key: "entry",
      header: t("columnEntry"),
      isRowHeader: true,
      cell: (entry) => (
        <>
          <Link to={contestStaffPaths.entry(entry.id)} className="queue-name">
            {entry.organization}
          </Link>
          <div className="entry-thumb mt-2">
            <EntryPicture
              entry={{ ...entry, media: entry.media && { ...entry.media, clip: null } }}
              kind={contest.kind}
              sizes="120px"
            />
          </div>
        </>
      ),
    },
    {
      key: "back",
      header: t("columnBack"),
      cell: ({ id, place, organization }) => (
        <TakeBack id={id} place={place} organization={organization} answer={answer} />
      ),
    },
  ];
  return (
    <Table
      caption={t("caption")}
      isCaptionHidden
      columns={contest.isAnnounced ? columns.slice(0, -1) : columns}
      rows={winners}
      rowKey={({ id }) => id}
      empty={
        <EmptyState
          title={t("noneTitle")}
          action={
            <ButtonLink to={contestStaffPaths.contest(contest.id, { state: "approved" })}>
              {t("noneLink")}
            </ButtonLink>
          }
        >
          {t("none")}
        </EmptyState>
      }
    />
  );
}

interface TakeBackProps {
  id: number;
  place: number;
  organization: string;
  answer: FormOutcome | undefined;
}

function TakeBack({ id, place, organization, answer }: TakeBackProps) {
  const t = useWords(contestWinnersMessages);
  const isOwn = answer?.ok === false && answer.values.step === "take-back";
  const isThis = isOwn && answer.values.entry === String(id);
  return (
    <Form
      answer={isThis ? answer : undefined}
      id={`back-${id}`}
      label={t("takeBackOf", { organization })}
    >
      <input type="hidden" name="step" value="take-back" />
      <input type="hidden" name="entry" value={id} />
      <input type="hidden" name="place" value={place} />
      <SubmitButton variant="secondary" aria-label={t("takeBackOf", { organization })}>
        {t("takeBack")}
      </SubmitButton>
    </Form>
  );
}
