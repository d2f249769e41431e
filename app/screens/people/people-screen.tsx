import { Link, Form as RemixForm } from "@remix-run/react";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { paths } from "~/http/paths";
import { Button } from "~/ui/button";
import { Page, PageTitle } from "~/ui/page";
import { Toast, ToastRegion } from "~/ui/toast";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { addressOf } from "./address-of";
import { DeleteDialog } from "./delete-dialog";
import { InvitationState } from "./invitation-state";
import { PeopleList } from "./people-list";
import type { PeopleView, PersonRow } from "./people-page.server";
import { PersonFacts } from "./person-facts";
import { PersonForm } from "./person-form";
import { useDeletion } from "./use-deletion";
import { nameOf } from "./wire-user";
import { peoplePages } from "./words";

export interface PeopleScreenProps {
  view: PeopleView;
  /** What the form's action answered last. */
  answer?: FormOutcome | undefined;
  /** What else can be done with the chosen person. */
  more?: ReactNode;
}

/** The people of an account: the list at the left, one person or a new one at the right. */
export function PeopleScreen({ view, answer, more }: PeopleScreenProps) {
  const t = useWords(peoplePages);
  const deletion = useDeletion(view);
  const { rows } = deletion;
  const chosen = rows.find(({ user: { id } }) => id === view.chosenId);
  const primary = rows.find(({ user }) => user.is_primary === 1);
  const primaryName = primary ? nameOf(primary.user) : "";
  return (
    <Page>
      {view.base.kind === "staff" && (
        <p className="mb-2">
          <Link to={paths.staffAccount(view.accountId)}>{t("toAccount")}</Link>
        </p>
      )}
      <PageTitle
        title={t("title", { account: view.accountName })}
        lede={view.canChange ? t("lede") : t("ledeLook", { name: primaryName })}
        answer={answer}
      />
      <div className="people">
        <section className="people-side" aria-labelledby="people-list">
          <div className="people-head">
            <h2 id="people-list" ref={deletion.listHead} tabIndex={-1}>
              {t("list")}
            </h2>
            {view.canChange && <NewUser view={view} />}
          </div>
          <PeopleList view={view} rows={rows} chosenId={chosen?.user.id} onDelete={deletion.ask} />
        </section>
        <PersonPart
          key={view.formKey}
          view={view}
          chosen={chosen}
          answer={answer}
          more={more}
          primaryName={primaryName}
        />
      </div>
      <DeleteDialog deletion={deletion} accountName={view.accountName} />
      <ToastRegion>
        {deletion.isDone && <Toast title={t("deleted")} onDismiss={deletion.dismiss} />}
      </ToastRegion>
    </Page>
  );
}

/** Opens the empty form; a plain form, so that it is a button without script too. */
function NewUser({ view }: { view: PeopleView }) {
  const t = useWords(peoplePages);
  const [path = ""] = addressOf(view).split("?");
  const accountId = view.base.kind === "member" ? view.base.accountId : undefined;
  return (
    <RemixForm method="get" action={path} preventScrollReset>
      {accountId !== undefined && <input type="hidden" name="account_id" value={accountId} />}
      <Button type="submit" name="user" value="new" variant="secondary">
        {t("newUser")}
      </Button>
    </RemixForm>
  );
}

interface PersonPartProps extends PeopleScreenProps {
  chosen: PersonRow | undefined;
  primaryName: string;
}

/** The right side: the form of a person or of a new one, or for those who only look the facts. */
function PersonPart({ view, chosen, answer, more, primaryName }: PersonPartProps) {
  const t = useWords(peoplePages);
  const head = useRef<HTMLHeadingElement>(null);
  const isRefused = answer?.ok === false;
  // Somebody was chosen in the list: whoever reads by ear or on a phone is led to the form.
  useLayoutEffect(() => {
    if (view.isAsked && !isRefused) head.current?.focus();
  }, [view.isAsked, isRefused]);
  const name = chosen ? nameOf(chosen.user) : "";
  const title = view.canChange
    ? chosen
      ? t("editTitle", { name })
      : t("createTitle")
    : name || t("chooseTitle");
  return (
    <section className="people-person" aria-labelledby="person">
      <h2 id="person" ref={head} tabIndex={-1}>
        {title}
      </h2>
      {chosen?.invitation && (
        <InvitationState row={chosen} accountId={view.accountId} canSend={view.canChange} />
      )}
      {chosen && more}
      {view.canChange ? (
        <PersonForm view={view} chosen={chosen} answer={answer} primaryName={primaryName} />
      ) : chosen ? (
        <PersonFacts user={chosen.user} />
      ) : (
        <p className="hint">{t("chooseText")}</p>
      )}
    </section>
  );
}
