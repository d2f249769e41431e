import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { env } from "#modules/platform/env.server";
import { parseFields } from "#modules/platform/fields";
import { constraintsOf } from "~/http/constraints.server";
import type { HttpContext } from "~/http/context.server";
import { href } from "~/http/href";
import { refuseForm, refusePage } from "~/http/respond.server";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Page, PageTitle } from "~/ui/page";
import { Tabs } from "~/ui/tabs";
import { DataPart } from "./data-part";
import { demoSchema } from "./demo-form";
import { FieldsPart } from "./fields-part";
import { type Demo, FormsPart } from "./forms-part";
import { MessagesPart } from "./messages-part";

const parts = { fields: "Fields", forms: "Forms", messages: "Messages", data: "Data" } as const;
type Part = keyof typeof parts;

const isPart = (name: string): name is Part => Object.hasOwn(parts, name);

function refuseInProduction(context: HttpContext) {
  if (env.isProduction) refusePage(context, { code: "not_found" });
}

export function loader({ context, request }: LoaderFunctionArgs) {
  refuseInProduction(context);
  const query = new URL(request.url).searchParams;
  const asked = query.get("part") ?? "";
  const part: Part = isPart(asked) ? asked : "fields";
  return {
    part,
    page: Number(query.get("page") ?? 5),
    hasDialog: query.has("dialog"),
    constraints: constraintsOf(demoSchema),
  };
}

/** Takes the gallery's forms: says what arrived, refuses what the demonstration refuses. */
export function action({ context }: ActionFunctionArgs) {
  refuseInProduction(context);
  const { fields } = context.body;
  if (fields.demo === "failing") throw new Error("the gallery's failing form");
  const parsed = parseFields(demoSchema, fields, context.ctx.locale);
  if (!parsed.ok) return refuseForm(context, parsed.refusal);
  return { ok: true as const, demo: parsed.value.demo, received: JSON.stringify(fields) };
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

/** Every part of the design system in each of its states; not in production. */
export default function Gallery() {
  const { part, page, hasDialog, constraints } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const taken = answer?.ok ? answer : undefined;
  // A fault brings no values back, and only one form of the gallery makes faults.
  const refused = answer && !answer.ok ? (answer.values.demo ?? "failing") : undefined;
  return (
    <Page>
      <PageTitle title="Design system" lede="Every part in each of its states." answer={answer} />
      <Tabs
        label="Parts"
        tabs={Object.entries(parts).map(([name, label]) => ({
          to: href("/dev/ui", {}, { part: name }),
          label,
          isCurrent: name === part,
        }))}
      />
      {part === "fields" && <FieldsPart />}
      {part === "forms" && (
        <p className="mb-8">
          <Link to={href("/dev/ui/form")}>Forms from data</Link>
        </p>
      )}
      {part === "forms" && (
        <FormsPart
          answer={answer}
          sent={(taken?.demo ?? refused) as Demo | undefined}
          received={taken?.received}
          constraints={constraints}
        />
      )}
      {part === "messages" && <MessagesPart hasDialog={hasDialog} />}
      {part === "data" && <DataPart page={page} />}
    </Page>
  );
}
