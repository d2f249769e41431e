import { type ChangeEvent, type DragEvent, useEffect, useRef, useState } from "react";
import { formatFileSize } from "#modules/platform/file-size";
import { Field, type FieldProps, useField } from "./field";
import { Icon } from "./icons";
import { useWords } from "./ui-context";
import { uiMessages } from "./words";

export interface FileDropProps extends FieldProps {
  /** As an input's `accept`: "image/png,image/jpeg". */
  accept?: string;
  isMultiple?: boolean;
  /** What is wrong with the files, or undefined; a refused file is not kept. */
  judge?: (files: readonly File[]) => string | undefined;
  /** Told which files are in the input now. */
  onFiles?: (files: readonly File[]) => void;
  /** Whoever hears of the files takes them: the input sends nothing itself and empties at once. */
  isPicker?: boolean;
  /** In the zone, in the place of "Drag file here to upload". */
  prompt?: string;
  /** A file that is chosen stays: a drop beside it is refused with these words. */
  refusalWhenFull?: string;
  /** Told when several files were dropped where one is taken; none of them is. */
  onSeveral?: () => void;
}

/**
 * A drop zone around a real file input, which fills it: a drop and a click go to the browser's
 * own input, so both work without script. Script adds the highlight and judges before sending.
 */
export function FileDrop(props: FileDropProps) {
  const { isMultiple = false, isPicker = false, judge, onFiles, onSeveral, prompt } = props;
  const words = useWords(uiMessages);
  const [refusal, setRefusal] = useState<string>();
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const [isDragging, setIsDragging] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const field = useField({ ...props, error: props.error ?? refusal });

  useEffect(() => {
    const form = input.current?.form;
    const forget = () => setChosen([]);
    const clear = () => setIsDragging(false);
    form?.addEventListener("reset", forget);
    document.addEventListener("clear-dragover", clear);
    return () => {
      form?.removeEventListener("reset", forget);
      document.removeEventListener("clear-dragover", clear);
    };
  }, []);

  function take(files: readonly File[]) {
    if (!isPicker) setChosen(files);
    onFiles?.(files);
  }

  function onChange(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.currentTarget.files ?? [])];
    const problem = judge?.(files);
    setRefusal(problem);
    if (problem || isPicker) event.currentTarget.value = "";
    take(problem ? [] : files);
  }

  function onDrop(event: DragEvent<HTMLDivElement>) {
    setIsDragging(false);
    const isSeveral = !isMultiple && event.dataTransfer.files.length > 1;
    const refused = chosen.length > 0 ? props.refusalWhenFull : undefined;
    if (!isSeveral && refused === undefined) return;
    event.preventDefault();
    setRefusal(isSeveral ? words("file.one") : refused);
    if (isSeveral) onSeveral?.();
  }

  return (
    <Field {...props} field={field}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the zone only watches what is dragged over the input inside it */}
      <div
        className="file-drop"
        data-dragging={isDragging || undefined}
        data-invalid={field.error ? true : undefined}
        onDragEnter={() => setIsDragging(true)}
        onDragLeave={(event) => {
          const isInside = event.currentTarget.contains(event.relatedTarget as Node | null);
          if (!isInside) setIsDragging(false);
        }}
        onDrop={onDrop}
      >
        <div className="file-drop-words" aria-hidden="true">
          <Icon name="upload" />
          <span>{prompt ?? words(isMultiple ? "file.dropMany" : "file.drop")}</span>
        </div>
        <input
          {...field.control}
          name={isPicker ? undefined : props.name}
          ref={input}
          type="file"
          accept={props.accept}
          multiple={isMultiple || undefined}
          onChange={onChange}
        />
      </div>
      <p role="status" className="hint text-sm">
        {chosen
          .map(({ name, size }) => words("file.chosen", { name, size: formatFileSize(size) }))
          .join(" ")}
      </p>
    </Field>
  );
}
