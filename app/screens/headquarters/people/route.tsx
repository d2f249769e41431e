import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { headquartersPaths } from "~/http/headquarters-paths";
import { paths } from "~/http/paths";
import { HeadquartersHead } from "~/parts/headquarters/headquarters-head";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Page, PageTitle } from "~/ui/page";
import { type Column, EmptyState, Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import { NewRegionForm, RegionForms, RoleForm } from "./people-forms";
import {
  loadHeadquartersPeople,
  type PeopleData,
  type PeopleRefusal,
  type ShownPerson,
  type ShownRegion,
  sendHeadquartersPeople,
} from "./people-page.server";
import { headquartersPeopleWords } from "./words";

/** Who at a headquarters may do what, and the regions of its group. */
export const loader = ({ context, request }: LoaderFunctionArgs) =>
  loadHeadquartersPeople(context, request);

export const action = ({ context, request }: ActionFunctionArgs) =>
  sendHeadquartersPeople(context, request);

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function HeadquartersPeople() {
  const data = useLoaderData<typeof loader>() as PeopleData;
  const answer = useActionData<typeof action>() as PeopleRefusal | undefined;
  const t = useWords(headquartersPeopleWords);
  const { head, person, region, canManage, regions, apart } = data;
  if (person || region) {
    return (
      <Page className="stack">
        <HeadquartersHead head={head} current="people" />
        <PageTitle
          title={
            person
              ? t("personTitle", { name: person.name })
              : t("regionTitle", { name: region?.name ?? "" })
          }
          answer={answer}
        />
        <div className="max-w-160 stack">
          {person ? (
            <RoleForm data={data} answer={answer} />
          ) : (
            <RegionForms data={data} answer={answer} />
          )}
        </div>
        <p>
          <Link to={headquartersPaths.people(head.named)}>{t("back")}</Link>
        </p>
      </Page>
    );
  }
  return (
    <Page className="stack">
      <HeadquartersHead head={head} current="people" />
      <PageTitle title={t("title")} lede={t("lede")} answer={answer} />
      <PeopleTable data={data} />
      <p className="hint">
        {t("addPeople")}{" "}
        <Link to={paths.people({ accountId: head.accountId })}>{t("toPeople")}</Link>
      </p>
      <section className="stack">
        <h2 id="regions">{t("regions")}</h2>
        <p>{t("regionsLede")}</p>
        <RegionsTable data={data} />
        {regions.length > 0 && apart > 0 && (
          <p>
            <Link to={headquartersPaths.board(head.named, new URLSearchParams({ region: "none" }))}>
              {t("apart", { count: apart })}
            </Link>
          </p>
        )}
        {canManage && (
          <div className="max-w-160 stack">
            <h3>{t("add")}</h3>
            <NewRegionForm data={data} answer={answer} />
          </div>
        )}
      </section>
    </Page>
  );
}

function PeopleTable({ data: { people, canManage } }: { data: PeopleData }) {
  const t = useWords(headquartersPeopleWords);
  const columns: readonly Column<ShownPerson>[] = [
    {
      key: "name",
      header: t("name"),
      isRowHeader: true,
      cell: ({ name, email, isInvited }) => (
        <>
          {name}
          <div className="hint">
            {name !== email && email} {isInvited && t("invited")}
          </div>
        </>
      ),
    },
    { key: "role", header: t("role"), cell: ({ role }) => t(`role.${role}`) },
    {
      key: "reach",
      header: t("reach"),
      isLong: true,
      cell: ({ isAll, regions }) => (isAll ? t("reachAll") : regions.join(", ") || t("reachNone")),
    },
  ];
  const change: Column<ShownPerson> = {
    key: "change",
    header: t("changeShort"),
    cell: ({ name, to }) => (
      <Link to={to} className="tap">
        {t("change", { name })}
      </Link>
    ),
  };
  return (
    <section className="stack">
      <h2 id="people">{t("people")}</h2>
      <Table
        caption={t("people")}
        isCaptionHidden
        rows={people}
        rowKey={({ id }) => id}
        empty={null}
        columns={canManage ? [...columns, change] : columns}
      />
    </section>
  );
}

function RegionsTable({ data: { regions, canManage } }: { data: PeopleData }) {
  const t = useWords(headquartersPeopleWords);
  const columns: readonly Column<ShownRegion>[] = [
    {
      key: "region",
      header: t("region"),
      isRowHeader: true,
      cell: ({ name, to, board }) => (
        <Link to={canManage ? to : board} className="tap">
          {name}
        </Link>
      ),
    },
    { key: "chapters", header: t("chapters"), isFigure: true, cell: ({ chapters }) => chapters },
  ];
  return (
    <Table
      caption={t("regions")}
      isCaptionHidden
      rows={regions}
      rowKey={({ id }) => id}
      columns={columns}
      empty={
        <EmptyState title={t("regionsEmpty")}>
          {t(canManage ? "regionsEmptyText" : "regionsEmptyViewer")}
        </EmptyState>
      }
    />
  );
}
