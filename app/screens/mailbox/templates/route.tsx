import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { translator } from "#modules/platform/messages";
import { paths } from "~/http/paths";
import { refusePage } from "~/http/respond.server";
import { useUi } from "~/ui/ui-context";
import { exampleLetters } from "../letters.server";
import { mailboxWords } from "../words";

export async function loader({ context }: LoaderFunctionArgs) {
  const letters = await exampleLetters(context.ctx);
  if (letters.length === 0) refusePage(context, { code: "not_found" });
  return letters.map(({ id, subject, messageId }) => ({ id, subject, name: messageId }));
}

export const meta: MetaFunction = () => [{ title: translator(mailboxWords, "en")("templates") }];

/** Every kind of e-mail that the application sends, each with an example. */
export default function MailTemplates() {
  const letters = useLoaderData<typeof loader>();
  const t = translator(mailboxWords, useUi().locale);
  return (
    <div className="page stack">
      <p>
        <Link to={paths.mailbox}>{t("all")}</Link>
      </p>
      <h1>{t("templates")}</h1>
      <ul>
        {letters.map((letter) => (
          <li key={letter.id}>
            <Link to={paths.mailboxLetter(letter.id)}>{letter.subject}</Link> ({letter.name})
          </li>
        ))}
      </ul>
    </div>
  );
}
