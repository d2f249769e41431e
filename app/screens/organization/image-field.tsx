import { formatSizeLimit } from "#modules/platform/file-size";
import {
  acceptOf,
  fileMessages,
  kindByName,
  PROFILE_IMAGE_MAX,
  profileImageKinds,
} from "#modules/platform/files/contract";
import { translator } from "#modules/platform/messages";
import { Button } from "~/ui/button";
import { FileDrop } from "~/ui/file-drop";
import { Loader, ProgressBar } from "~/ui/progress";
import { useUi, useWords } from "~/ui/ui-context";
import { profileImageMessages } from "./image-words";
import type { HeaderImage } from "./use-header-image";

/** The drop zone, and in its place how far the picture is once it is on its way. */
export function ImageField({ image }: { image: HeaderImage }) {
  const t = useWords(profileImageMessages);
  const say = translator(fileMessages, useUi().locale);
  const { percent } = image;
  const size = formatSizeLimit(PROFILE_IMAGE_MAX);
  const judge = ([file]: readonly File[]) => {
    if (!file) return undefined;
    const { name } = file;
    if (!kindByName(name, profileImageKinds)) {
      image.warn(say("notAllowed", { name }));
      return say("notAllowed", { name });
    }
    return file.size > PROFILE_IMAGE_MAX ? say("tooLarge", { name, size }) : undefined;
  };
  const isSending = percent !== undefined;
  return (
    <>
      <FileDrop
        name="file"
        label={t("file")}
        hint={t("hint", { size })}
        accept={acceptOf(profileImageKinds)}
        judge={judge}
        error={image.fileError}
        onFiles={([file]) => image.choose(file)}
      />
      <Button type="submit" icon="upload" className="mt-6 mb-4" isBusy={isSending}>
        {t("submit")}
      </Button>
      {isSending && (
        <div className="stack mb-4">
          {percent < 100 ? (
            <ProgressBar label={t("sending")} value={percent} />
          ) : (
            <Loader>{t("preparing")}</Loader>
          )}
          <Button variant="secondary" onClick={image.cancel}>
            {t("cancel")}
          </Button>
        </div>
      )}
    </>
  );
}
