import { type ChangeEvent, type DragEvent, useEffect, useRef, useState } from "react";
import { formatFileSize } from "#modules/platform/format";
import { Field, type FieldProps, useField } from "./field";
import { Icon } from "./icons";
import { useWords } from "./ui-context";

export interface FileDropProps extends FieldProps {
  /** As an input's `accept`: "image/png,image/jpeg". */
  accept?: string;
  isMultiple?: boolean;
  /** What is wrong with the files, or undefined; a refused file is not kept. */
  judge?: (files: readonly File[]) => string | undefined;
  /** Told which files stand in the input now. */
  onFiles?: (files: readonly File[]) => void;
  /** Whoever hears of the files takes them: the input sends nothing itself and empties at once. */
  isPicker?: boolean;
}

/**
 * A drop zone around a real file input, which fills it: a drop and a click go to the browser's
 * own input, so both work without script. Script adds the highlight and judges before sending.
 */
export function FileDrop(props: FileDropProps) {
  const { isMultiple = false, isPicker = false, judge, onFiles } = props;
  const words = useWords();
  const [refusal, setRefusal] = useState<string>();
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const [isDragging, setIsDragging] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const field = useField({ ...props, error: props.error ?? refusal });

  useEffect(() => {
    const form = input.current?.form;
    const forget = () => setChosen([]);
    form?.addEventListener("reset", forget);
    return () => form?.removeEventListener("reset", forget);
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
    if (isMultiple || event.dataTransfer.files.length <= 1) return;
    event.preventDefault();
    setRefusal(words("file.one"));
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
          <span>{words(isMultiple ? "file.dropMany" : "file.drop")}</span>
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
