import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { newChallenge } from "#modules/platform/captcha/index.server";
import { isOpenToAll, listLevels } from "#modules/renewal/index.server";
import { trackEvent } from "~/http/analytics.client";
import { constraintsOf } from "~/http/constraints.server";
import type { HttpContext } from "~/http/context.server";
import { paths } from "~/http/paths";
import { shortPrice } from "~/http/priced.server";
import { answerDone, refuseForm } from "~/http/respond.server";
import { ButtonLink } from "~/ui/button";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { FormPage, PageTitle } from "~/ui/page";
import { FailedToast, ToastRegion } from "~/ui/toast";
import { useWords } from "~/ui/ui-context";
import { BOT_CHECK, isFromMember, startAsMember, startAsVisitor } from "./begin-application.server";
import { StartForm } from "./start-form";
import { startSchema } from "./start-schema.server";
import { applicationStartMessages } from "./words";

const anyLevel = startSchema([]);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { ctx, body, visit } = context;
  const asked = new URL(request.url).searchParams.get("level") ?? body.fields.level_id;
  const levels = await listLevels(ctx);
  const found = levels.find((level) => String(level.id) === String(asked) && isOpenToAll(level));
  if (!found) return data({ level: undefined }, { status: asked === undefined ? 200 : 404 });
  const { id, schema, name, joiningPrice } = found;
  return {
    level: { id, schema, name, price: shortPrice(joiningPrice) },
    memberEmail: ctx.actor.kind === "user" ? visit.session?.user.email : undefined,
    botCheck: newChallenge(ctx, BOT_CHECK),
    constraints: constraintsOf(anyLevel),
  };
}

/** Starts an application: POST with email, password, level_id and schema. */
export const action = ({ context }: ActionFunctionArgs) => answerStart(context);

/** Tells of the start before the page goes on to the application. */
export async function clientAction(args: ClientActionFunctionArgs) {
  try {
    return await guardedAction(args);
  } catch (answer) {
    const to = answer instanceof Response ? answer.headers.get("Location") : null;
    if (to?.startsWith(paths.application(""))) trackEvent("application started");
    throw answer;
  }
}

export const shouldRevalidate = revalidateUnlessUnreached;

export default function StartApplication() {
  const found = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(applicationStartMessages);
  if (!found.level) return <ChooseLevel />;
  return (
    <FormPage>
      <meta name="description" content={t("lede")} />
      <PageTitle title={t("title")} lede={t("lede")} answer={answer} />
      <StartForm {...found} answer={answer} />
      <ToastRegion>{answer?.ok === false && <FailedToast />}</ToastRegion>
    </FormPage>
  );
}

/** Takes the place of the form when the address names no level that is on offer. */
function ChooseLevel() {
  const t = useWords(applicationStartMessages);
  return (
    <FormPage>
      <meta name="description" content={t("lede")} />
      <PageTitle title={t("chooseTitle")} lede={t("chooseText")} />
      <ButtonLink to={paths.pricing}>{t("choose")}</ButtonLink>
    </FormPage>
  );
}

/** Answers a started application: its token for a script, else the way to its first page. */
async function answerStart(context: HttpContext) {
  if (isFromMember(context)) {
    const begun = await startAsMember(context);
    return begun.ok ? answerToken(context, begun.value.token) : refuseForm(context, begun.refusal);
  }
  const started = await startAsVisitor(context);
  if (!started.ok) return refuseForm(context, started.refusal);
  const { token, expiresAt, begun } = started.value;
  context.visit.startSession(token, expiresAt);
  if (begun) return answerToken(context, begun.token);
  const to = paths.secondFactor(paths.applicationStart(Number(context.body.fields.level_id)));
  return answerDone(context, { json: { redirect: to }, to });
}

const answerToken = (context: HttpContext, token: string) =>
  answerDone(context, { json: { token }, to: paths.application(token) });
