import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { staffInvitationSchema, staffRoleSchema } from "#modules/accounts/contract";
import { changeStaffRole, inviteStaff, listStaffRoles } from "#modules/accounts/index.server";
import { parseFields } from "#modules/platform/fields";
import { mayDo } from "#modules/platform/permission.server";
import type { HttpContext } from "~/http/context.server";
import { orConfirm } from "~/http/fresh-sign-in.server";
import { paths } from "~/http/paths";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { staffPaths } from "~/http/staff-paths";
import { staffRolesMessages } from "~/parts/staff-roles/words";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Page, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { RoleForm } from "./role-form";
import { StaffTable } from "./staff-table";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const people = await listStaffRoles(context.ctx);
  if (!people.ok) refusePage(context, people.refusal);
  const asked = Number(new URL(request.url).searchParams.get("person"));
  const person = people.value.find(({ id }) => id === asked);
  return { people: people.value, person, isOwner: mayDo(context.ctx, "staff") };
}

/** Gives or takes a role, or invites somebody to one, after the password was given again. */
export async function action({ context, request }: ActionFunctionArgs) {
  const isInviting = context.body.controls._invite !== undefined;
  const done = await (isInviting ? invite(context) : change(context));
  if (!done.ok) return refuseForm(context, await orConfirm(context, request, done.refusal));
  const to = staffPaths.list();
  const flash = isInviting ? "user-invited" : "saved";
  return answerDone(context, { json: { redirect: to }, to, flash });
}

async function change({ ctx, body }: HttpContext) {
  const fields = parseFields(staffRoleSchema, body.fields, ctx.locale);
  if (!fields.ok) return fields;
  const { email, role } = fields.value;
  return changeStaffRole(ctx, { email, to: role === "none" ? null : role });
}

async function invite({ ctx, body }: HttpContext) {
  const fields = parseFields(staffInvitationSchema, body.fields, ctx.locale);
  return fields.ok ? inviteStaff(ctx, fields.value) : fields;
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function Staff() {
  const { people, person, isOwner } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(staffRolesMessages);
  return (
    <Page className="stack">
      <PageTitle title={t("title")} lede={t("lede")} answer={answer} />
      <StaffTable people={people} isOwner={isOwner} />
      {isOwner && <RoleForm answer={answer} person={person} />}
      <p className="mt-8">
        <Link to={paths.admin}>{t("back")}</Link>
      </p>
    </Page>
  );
}
