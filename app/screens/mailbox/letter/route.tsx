import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { formatInstant } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import { paths } from "~/http/paths";
import { refusePage } from "~/http/respond.server";
import { useUi } from "~/ui/ui-context";
import { readLetter } from "../letters.server";
import { mailboxWords } from "../words";
import { LinkedText } from "./linked-text";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const letter = await readLetter(context.ctx, params.id ?? "");
  if (!letter) refusePage(context, { code: "not_found" });
  const { html: _html, ...shown } = letter;
  return shown;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.subject ?? "" }];

/** One e-mail: its text with links that work, and its HTML in a frame that can do nothing. */
export default function DevLetter() {
  const letter = useLoaderData<typeof loader>();
  const ui = useUi();
  const t = translator(mailboxWords, ui.locale);
  const facts = [
    [t("to"), letter.to],
    [t("from"), letter.from],
    [t("sentAt"), formatInstant(new Date(letter.sentAt), "UTC", ui)],
    ["Message-ID", letter.messageId],
    ...Object.entries(letter.headers),
  ] as const;
  return (
    <div className="page stack">
      <p>
        <Link to={paths.mailbox}>{t("all")}</Link>
      </p>
      <h1>{letter.subject}</h1>
      <dl className="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <h2>{t("asText")}</h2>
      <pre className="font-sans whitespace-pre-wrap break-words">
        <LinkedText text={letter.text} />
      </pre>
      <h2>{t("asHtml")}</h2>
      <iframe
        className="h-[48rem] w-full border border-line"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        src={paths.mailboxHtml(letter.id)}
        title={t("asHtml")}
      />
    </div>
  );
}
