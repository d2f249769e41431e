import { Link } from "@remix-run/react";
import { paths } from "~/http/paths";
import { wizardMessages } from "~/parts/wizard/words";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { useUi, useWords } from "~/ui/ui-context";
import type { Moment } from "./moment";

/** A change that staff ask for at one answer, as the applicant reads it. */
export interface ShownRequest {
  readonly page: number;
  /** The page's label. */
  readonly pageLabel: string;
  readonly field: string;
  readonly message: string;
}

/** Everything that staff ask for, each linked to its answer. */
export function RequestsNotice({
  token,
  requests,
  isReturning,
}: {
  token: string;
  requests: readonly ShownRequest[];
  /** Saving the answer leads back to all answers. */
  isReturning?: boolean;
}) {
  const t = useWords(wizardMessages);
  if (requests.length === 0) return null;
  return (
    <Notice tone="warning" title={t("requestsTitle", { count: requests.length })}>
      <p>{t("requestsText")}</p>
      <ul className="wizard-requests">
        {requests.map(({ page, pageLabel, field, message }) => (
          <li key={`${field} ${message}`}>
            <Link to={`${paths.application(token, { page, isReturning })}#${field}`}>
              {t("requestPage", { page: pageLabel, message })}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

export interface DraftNoticeProps {
  token: string;
  page: number;
  kept: Moment;
  /** The words of the button that makes it count. */
  button: string;
}

/** Says that the page shows what was typed and not yet saved, and lets it be thrown away. */
export function DraftNotice({ token, page, kept, button }: DraftNoticeProps) {
  const t = useWords(wizardMessages);
  const { csrfToken } = useUi();
  return (
    <Notice title={t("draftTitle")}>
      <p>{t("draftText", { time: kept.clock, button })}</p>
      <form method="post" action={paths.applicationDraft(token)}>
        <input type="hidden" name="_token" value={csrfToken} />
        <input type="hidden" name="_drop" value="1" />
        <input type="hidden" name="page" value={page} />
        <Button type="submit" variant="link">
          {t("draftDrop")}
        </Button>
      </form>
    </Notice>
  );
}

/** The session is over: what was typed stays, and can be sent after signing in elsewhere. */
export function SignedOut({ token, page }: { token: string; page: number }) {
  const t = useWords(wizardMessages);
  return (
    <div role="alert">
      <Notice tone="urgent" title={t("signedOutTitle")} className="mb-6">
        <p>{t("signedOutText")}</p>
        <p>
          <a href={paths.login(paths.application(token, { page }))} target="_blank" rel="noopener">
            {t("signedOutLink")}
          </a>
        </p>
      </Notice>
    </div>
  );
}
