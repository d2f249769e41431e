import { paths } from "~/http/paths";
import { vaultPaths } from "~/http/vault-paths";
import { ButtonLink } from "~/ui/button";
import { Form, SubmitButton } from "~/ui/form";
import { TextInput } from "~/ui/inputs";
import { FormPage, Page, PageTitle } from "~/ui/page";
import { Pager, type PagerProps } from "~/ui/pager";
import { EmptyState, Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { sharedWords } from "../shared-words";

interface SharedRow {
  readonly id: number;
  readonly title: string;
  readonly category: string;
  readonly date: string;
  readonly size: string;
}

type Shown =
  | { readonly state: "none" | "ended" }
  | { readonly state: "locked"; readonly needsPasscode: boolean }
  | {
      readonly state: "open";
      readonly club: string;
      readonly until: string;
      readonly list: PagerProps["answer"] & { readonly rows: readonly SharedRow[] };
    };

export interface SharedPageProps {
  token: string;
  shown: Shown;
  answer: FormOutcome | undefined;
}

/** Where a link to papers leads: to the papers, to its passcode, or to why it does not work. */
export function SharedPage({ token, shown, answer }: SharedPageProps) {
  const t = useWords(sharedWords);
  if (shown.state === "locked") {
    const { needsPasscode } = shown;
    return (
      <FormPage>
        <PageTitle
          title={t("lockedTitle")}
          lede={t(needsPasscode ? "lockedPasscode" : "lockedPlain")}
          answer={answer}
        />
        <Form id="open" action={vaultPaths.shared(token)} answer={answer} label={t("lockedTitle")}>
          {needsPasscode && (
            <TextInput
              name="passcode"
              label={t("passcode")}
              hint={t("passcodeHint")}
              inputMode="numeric"
              autoComplete="one-time-code"
              isShort
              required
            />
          )}
          <p className="hint mt-4">{t("note")}</p>
          <SubmitButton className="mt-6">{t("open")}</SubmitButton>
        </Form>
      </FormPage>
    );
  }
  if (shown.state !== "open") {
    return (
      <FormPage>
        <PageTitle title={t(`${shown.state}Title`)} lede={t(shown.state)} />
        <ButtonLink to={paths.home}>{t("home")}</ButtonLink>
      </FormPage>
    );
  }
  const { club, until, list } = shown;
  return (
    <Page>
      <PageTitle title={t("title", { club })} lede={t("lede", { club, until })} />
      <div className="stack">
        <Table
          caption={t("list")}
          isCaptionHidden
          rows={list.rows}
          rowKey={({ id }) => id}
          empty={<EmptyState title={t("empty")}>{t("emptyText")}</EmptyState>}
          columns={[
            { key: "paper", header: t("paper"), cell: ({ title }) => title, isRowHeader: true },
            {
              key: "category",
              header: t("category"),
              cell: ({ category }) => category,
              isLong: true,
            },
            { key: "date", header: t("date"), cell: ({ date }) => date },
            {
              key: "download",
              header: t("download"),
              cell: ({ id, title, size }) => (
                <>
                  <a
                    href={vaultPaths.sharedFile(token, id)}
                    className="tap"
                    aria-label={t("downloadOf", { name: title })}
                  >
                    {t("download")}
                  </a>{" "}
                  <span className="hint">{size}</span>
                </>
              ),
            },
          ]}
        />
        <Pager answer={list} urlOf={(page) => vaultPaths.shared(token, page)} />
        <p className="hint">{t("note")}</p>
      </div>
    </Page>
  );
}
