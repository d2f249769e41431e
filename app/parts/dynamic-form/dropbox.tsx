import { useLocation } from "@remix-run/react";
import { useRef, useState } from "react";
import { formatSizeLimit } from "#modules/platform/file-size";
import {
  acceptOf,
  DOCUMENT_MAX,
  documentKinds,
  fileMessages,
  kindByName,
} from "#modules/platform/files/contract";
import {
  type FieldOption,
  fileEntriesOf,
  fileIdsOf,
  fileValueOf,
} from "#modules/platform/forms/contract";
import { translator } from "#modules/platform/messages";
import { paths } from "~/http/paths";
import { addedFiles, filesWanted } from "~/http/wanted-files";
import { cx } from "~/ui/cx";
import type { FieldProps } from "~/ui/field";
import { FileDrop } from "~/ui/file-drop";
import { useFormContext } from "~/ui/form-context";
import { TextInput } from "~/ui/inputs";
import { useHydrated, useUi, useWords } from "~/ui/ui-context";
import { UploadList } from "./upload-list";
import { useUploads } from "./use-uploads";
import { dynamicFormWords } from "./words";

export interface DropboxProps extends FieldProps {
  /** The files it starts with, as the field's answer. */
  value: string | undefined;
  /** Where files go: `POST /app/files` or a call like it. */
  action: string | undefined;
  /** Tick boxes that go along with every file: `create_new_accounts`. */
  options: readonly FieldOption[];
  /** More fields that go along: `profile_id`, `params`. */
  along: Readonly<Record<string, string>>;
}

/**
 * A place for files, each uploaded at once; the form carries their entries. Without script the
 * files go up on a page of their own, which brings their numbers back to here.
 */
export function Dropbox(props: DropboxProps) {
  return useHydrated() ? <LiveDropbox {...props} /> : <PlainDropbox {...props} />;
}

function PlainDropbox({ value, action, options: _, along: __, ...props }: DropboxProps) {
  const t = useWords(dynamicFormWords);
  const { pathname, search } = useLocation();
  const added = addedFiles(search, props.name);
  const back = encodeURIComponent(pathname + filesWanted(search, props.name));
  const page = `${action ?? paths.files()}?return=${back}`;
  const ids = [...new Set([...fileIdsOf(value), ...added])];
  const hint = (
    <>
      {props.hint}
      <p>
        {t("plainUpload")} <a href={page}>{t("plainUploadLink")}</a>
      </p>
    </>
  );
  return <TextInput {...props} hint={hint} defaultValue={ids.join(", ")} />;
}

/** Why the browser need not send a file at all, in words; undefined for one that may go. */
function useJudge() {
  const say = translator(fileMessages, useUi().locale);
  return ([file]: readonly File[]) => {
    if (!file) return undefined;
    const { name } = file;
    if (!kindByName(name, documentKinds)) return say("notAllowed", { name });
    const size = formatSizeLimit(DOCUMENT_MAX);
    return file.size > DOCUMENT_MAX ? say("tooLarge", { name, size }) : undefined;
  };
}

function LiveDropbox({ value, action, options, along, ...props }: DropboxProps) {
  const { csrfToken } = useUi();
  const { values } = useFormContext();
  const hidden = useRef<HTMLInputElement>(null);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const box = useUploads(hidden, {
    initial: fileEntriesOf(value),
    kept: fileEntriesOf(values?.[props.name] ?? value),
    target: {
      action: action ?? paths.files(),
      csrfToken,
      fields: {
        ...along,
        ...Object.fromEntries(
          options.map((option) => [option.value, ticked.includes(option.value) ? "1" : "0"]),
        ),
      },
    },
  });
  const judge = useJudge();
  return (
    <div className={cx("dropbox", props.className)}>
      <FileDrop
        {...props}
        className={undefined}
        required={props.required && box.entries.length === 0}
        isPicker
        accept={acceptOf(documentKinds)}
        judge={judge}
        onFiles={([file]) => file && box.add(file)}
      />
      <input
        ref={hidden}
        type="hidden"
        name={props.name}
        value={fileValueOf(box.entries)}
        disabled={props.isDisabled}
      />
      {options.map((option) => (
        <div className="choice" key={option.value}>
          <input
            type="checkbox"
            id={`${props.name}-${option.value}`}
            checked={ticked.includes(option.value)}
            disabled={props.isDisabled}
            onChange={({ currentTarget: { checked } }) =>
              setTicked(
                checked ? [...ticked, option.value] : ticked.filter((one) => one !== option.value),
              )
            }
          />
          <label htmlFor={`${props.name}-${option.value}`}>{option.label}</label>
        </div>
      ))}
      <UploadList box={box} label={props.label} isDisabled={props.isDisabled === true} />
    </div>
  );
}
