import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { formatInstant } from "#modules/platform/format";
import { devMailbox } from "#modules/platform/mail/dev-mailbox.server";
import { translator } from "#modules/platform/messages";
import { paths } from "~/http/paths";
import { refusePage } from "~/http/respond.server";
import { useUi } from "~/ui/ui-context";
import { mailboxWords } from "../words";

export async function loader({ context }: LoaderFunctionArgs) {
  if (!devMailbox) refusePage(context, { code: "not_found" });
  const letters = await devMailbox.list();
  return letters.map(({ id, to, subject, sentAt }) => ({ id, to, subject, sentAt }));
}

export const meta: MetaFunction = () => [{ title: translator(mailboxWords, "en")("title") }];

/** Every e-mail that the application sent on this machine, the newest first. */
export default function DevMailbox() {
  const letters = useLoaderData<typeof loader>();
  const ui = useUi();
  const t = translator(mailboxWords, ui.locale);
  return (
    <div className="page stack">
      <h1>{t("title")}</h1>
      <p className="lede">{t("lede")}</p>
      <p>
        <Link to={paths.mailTemplates}>{t("templates")}</Link>
      </p>
      {letters.length === 0 ? (
        <div className="empty">
          <h2>{t("empty")}</h2>
          <p>{t("emptyNext")}</p>
        </div>
      ) : (
        <div className="table-area">
          <table className="table">
            <thead>
              <tr>
                <th scope="col">{t("subject")}</th>
                <th scope="col">{t("to")}</th>
                <th scope="col">{t("sentAt")}</th>
              </tr>
            </thead>
            <tbody>
              {letters.map((letter) => (
                <tr key={letter.id}>
                  <th scope="row">
                    <Link to={paths.mailboxLetter(letter.id)}>{letter.subject}</Link>
                  </th>
                  <td>{letter.to}</td>
                  <td>
                    <time dateTime={letter.sentAt}>
                      {formatInstant(new Date(letter.sentAt), "UTC", ui)}
                    </time>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}
