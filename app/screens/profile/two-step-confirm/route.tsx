import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { codeSchema } from "#modules/accounts/contract";
import { confirmEnrollment, readSecondFactor } from "#modules/accounts/index.server";
import { parseFields } from "#modules/platform/fields";
import { constraintsOf } from "~/http/constraints.server";
import { paths } from "~/http/paths";
import { refuseForm } from "~/http/respond.server";
import { accountsPages } from "~/parts/accounts/words";
import { signInPages } from "~/parts/sign-in/words";
import { Form, SubmitButton } from "~/ui/form";
import { TextInput } from "~/ui/inputs";
import { FormPage, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { RecoveryCodes } from "../recovery-codes";

export { capabilityHeaders as headers } from "~/http/capability-headers";

/** The codes of the answer to a plain form are on a page whose set-up is over. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const constraints = constraintsOf(codeSchema);
  const secondFactor = await readSecondFactor(context.ctx);
  if (secondFactor.state === "started") return { constraints, ...secondFactor };
  if (request.method === "GET" && secondFactor.state === "off") throw redirect(paths.twoStep, 303);
  return { constraints, state: secondFactor.state };
}

/** Turns two-step sign-in on and shows the recovery codes, which are nowhere else. */
export async function action({ context }: ActionFunctionArgs) {
  const { ctx, body, visit } = context;
  const fields = parseFields(codeSchema, body.fields, ctx.locale);
  if (!fields.ok) return refuseForm(context, fields.refusal);
  const token = visit.sessionToken ?? "";
  const confirmed = await confirmEnrollment(ctx, { token, code: fields.value.code });
  if (!confirmed.ok) return refuseForm(context, confirmed.refusal);
  const { recoveryCodes } = confirmed.value;
  if (context.isScript) throw Response.json({ recovery_codes: recoveryCodes });
  return { ok: true as const, recoveryCodes };
}

export default function ConnectApp() {
  const data = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(accountsPages);
  const fields = useWords(signInPages);
  if (answer?.ok) return <RecoveryCodes codes={answer.recoveryCodes} />;
  if (data.state !== "started") {
    return (
      <FormPage>
        <PageTitle title={t("two.title")} lede={t("two.isOn")} />
        <Link to={paths.twoStep}>{t("account.manage")}</Link>
      </FormPage>
    );
  }
  return (
    <FormPage>
      <PageTitle title={t("confirm.title")} lede={t("confirm.lede")} answer={answer} />
      <QrCode qr={data.qr} label={t("confirm.picture")} />
      <p className="mt-4">{t("confirm.noScan")}</p>
      <p className="mb-8">
        <code>{data.secret}</code>
      </p>
      <Form answer={answer} constraints={data.constraints}>
        <TextInput
          name="code"
          label={fields("field.code")}
          autoComplete="one-time-code"
          inputMode="numeric"
          isShort
        />
        <SubmitButton className="mt-6">{t("confirm.submit")}</SubmitButton>
      </Form>
    </FormPage>
  );
}

const QUIET_ZONE = 4;

interface QrCodeProps {
  /** An SVG path in a square of `size` modules. */
  qr: { size: number; path: string };
  label: string;
}

/** A QR code; black on white in every theme, because cameras expect that. */
function QrCode({ qr: { size, path }, label }: QrCodeProps) {
  const side = size + 2 * QUIET_ZONE;
  return (
    <svg
      role="img"
      aria-label={label}
      width="220"
      height="220"
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET_ZONE} y={-QUIET_ZONE} width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
