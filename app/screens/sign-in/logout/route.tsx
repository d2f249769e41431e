import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { endSession } from "#modules/accounts/index.server";
import { paths } from "~/http/paths";
import { answerDone } from "~/http/respond.server";
import { signInPages } from "~/parts/sign-in/words";
import { ButtonLink } from "~/ui/button";
import { Form, SubmitButton } from "~/ui/form";
import { FormPage, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";

export function loader({ context: { visit } }: LoaderFunctionArgs) {
  if (!visit.sessionToken) throw redirect(paths.login(), 303);
  return null;
}

/** Ends the session; signing out twice is fine. */
export async function action({ context }: ActionFunctionArgs) {
  const { ctx, visit } = context;
  if (visit.sessionToken) await endSession(ctx, visit.sessionToken);
  visit.endSession();
  return answerDone(context, {
    json: { redirect: paths.home },
    to: paths.home,
    flash: "signed-out",
  });
}

export default function Logout() {
  const t = useWords(signInPages);
  return (
    <FormPage>
      <PageTitle title={t("logout.title")} lede={t("logout.lede")} />
      <Form>
        <div className="btn-row">
          <SubmitButton>{t("logout.submit")}</SubmitButton>
          <ButtonLink to={paths.app} variant="secondary">
            {t("logout.stay")}
          </ButtonLink>
        </div>
      </Form>
    </FormPage>
  );
}
