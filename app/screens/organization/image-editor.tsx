import { Link } from "@remix-run/react";
import type { FormEvent } from "react";
import type { AccountImage } from "#modules/accounts/contract";
import { fileMessages } from "#modules/platform/files/contract";
import { translator } from "#modules/platform/messages";
import { paths } from "~/http/paths";
import { Button } from "~/ui/button";
import { Form } from "~/ui/form";
import { FormPage, PageTitle } from "~/ui/page";
import { Toast, ToastRegion } from "~/ui/toast";
import { useUi, useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { HeaderPicture } from "./header-picture";
import { ImageField } from "./image-field";
import { profileImageMessages } from "./image-words";
import { useHeaderImage } from "./use-header-image";

export interface ImageEditorProps {
  account: AccountImage & { readonly name: string };
  /** What the form without script was answered. */
  answer: FormOutcome | undefined;
  /** What the button "Clear image" was answered without script. */
  clearAnswer?: FormOutcome | undefined;
}

/** The editor for the picture at the head of a public profile. Every button is a form's own. */
export function ImageEditor({ account: loaded, answer, clearAnswer }: ImageEditorProps) {
  const t = useWords(profileImageMessages);
  const image = useHeaderImage(loaded);
  const { account, preview, percent } = image;
  const hasOwn = account.public_profile_image !== "";

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const file = new FormData(form).get("file");
    const isChosen = file instanceof File && file.size > 0;
    if (!isChosen) return image.refuse(t("missing"));
    if (await image.send(file)) form.reset();
  }

  return (
    <FormPage>
      <PageTitle title={t("title")} lede={t("lede")} answer={answer ?? clearAnswer} />
      <figure className="header-figure">
        {preview ? (
          <img className="header-picture" width={1600} height={500} src={preview} alt="" />
        ) : (
          <HeaderPicture url={account.public_profile_image} alt={t("alt", { name: loaded.name })} />
        )}
        <figcaption className="hint text-sm">
          <span role="status">{t(preview ? "preview" : hasOwn ? "current" : "sample")}</span>
        </figcaption>
      </figure>
      <Form
        answer={answer}
        action={paths.profileImage(account.id)}
        encType="multipart/form-data"
        label={t("title")}
        onSubmit={onSubmit}
      >
        <ImageField image={image} />
      </Form>
      <Form
        action={paths.profileImageEmpty(account.id)}
        id="clear"
        label={t("clear")}
        onSubmit={(event) => {
          event.preventDefault();
          image.clear();
        }}
      >
        <Button type="submit" variant="link" icon="trash" isUnavailable={percent !== undefined}>
          {t("clear")}
        </Button>
      </Form>
      <p className="mt-8">
        <Link to={paths.profile(account.id)}>{t("view")}</Link>
      </p>
      <ToastRegion>
        <News image={image} hasFailed={answer?.ok === false || clearAnswer?.ok === false} />
      </ToastRegion>
    </FormPage>
  );
}

/** The last thing that happened, until it is dismissed. */
function News({
  image: { news, dismiss },
  hasFailed,
}: {
  image: ReturnType<typeof useHeaderImage>;
  hasFailed: boolean;
}) {
  const t = useWords(profileImageMessages);
  const say = translator(fileMessages, useUi().locale);
  if (!news) return hasFailed && <Toast tone="urgent" title={t("failed")} />;
  if (news.kind === "failed" || news.kind === "refused") {
    const title = news.kind === "failed" ? t("failed") : say("notAllowedTitle");
    return (
      <Toast tone="urgent" title={title} onDismiss={dismiss}>
        {news.reason ?? t("unreached")}
      </Toast>
    );
  }
  return <Toast title={t(news.kind)} onDismiss={dismiss} />;
}
