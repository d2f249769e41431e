import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  Link,
  useActionData,
  useLoaderData,
} from "@remix-run/react";
import { newChallenge } from "#modules/platform/captcha/index.server";
import { formatPrice } from "#modules/platform/format";
import { isOpenToAll, listLevels, priceListsOf } from "#modules/renewal/index.server";
import { trackEvent } from "~/http/analytics.client";
import { constraintsOf } from "~/http/constraints.server";
import type { HttpContext } from "~/http/context.server";
import { paths } from "~/http/paths";
import { pricedAudience } from "~/http/priced.server";
import { answerDone, refuseForm } from "~/http/respond.server";
import type { PricedAudience } from "~/parts/pricing/price-views";
import { pricingMessages } from "~/parts/pricing/words";
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
  if (!found) {
    const audiences = priceListsOf(levels).map((list) => pricedAudience(list, ctx.locale));
    const status = asked === undefined ? 200 : 404;
    return data({ level: undefined, choice: choiceOf(audiences) }, { status });
  }
  const { id, schema, name, joiningPrice } = found;
  return {
    level: { id, schema, name, price: formatPrice(joiningPrice) },
    memberEmail: ctx.actor.kind === "user" ? visit.session?.user.email : undefined,
    botCheck: newChallenge(ctx, BOT_CHECK),
    constraints: constraintsOf(anyLevel),
  };
}

/** What can be chosen, without what each includes. */
const choiceOf = (audiences: readonly PricedAudience[]) =>
  audiences.map(({ audience, groups }) => ({
    audience,
    groups: groups.map(({ schema, levels }) => ({
      schema,
      levels: levels.map(({ id, name, price }) => ({ id, name, price })),
    })),
  }));

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
  if (!found.level) return <ChooseLevel choice={found.choice} />;
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
function ChooseLevel({ choice }: { choice: ReturnType<typeof choiceOf> }) {
  const t = useWords(applicationStartMessages);
  const inPrices = useWords(pricingMessages);
  return (
    <FormPage>
      <meta name="description" content={t("lede")} />
      <PageTitle title={t("chooseTitle")} lede={t("chooseText")} />
      {choice.map(({ audience, groups }) => (
        <section key={audience} className="stack mb-8">
          <h2>{inPrices(`audience.${audience}`)}</h2>
          {groups.map(({ schema, levels }) => (
            <div key={schema}>
              <h3>{inPrices(schema)}</h3>
              <ul>
                {levels.map(({ id, name, price }) => (
                  <li key={id} className="flex flex-wrap items-center gap-3">
                    <Link
                      to={paths.applicationStart(id)}
                      className="inline-flex min-h-11 items-center"
                    >
                      {name}
                    </Link>
                    <span className="hint">{t("chosenPrice", { price })}</span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
      <ButtonLink to={paths.pricing} variant="secondary">
        {t("choose")}
      </ButtonLink>
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
