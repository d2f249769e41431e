import type { ReactNode } from "react";
import { Details } from "~/ui/details";
import { TextInput } from "~/ui/inputs";
import { Select } from "~/ui/selects";
import { useWords } from "~/ui/ui-context";
import type { BoardFilterField } from "./board-filter-fields.server";
import { boardFilterWords } from "./board-filter-words";

interface BoardFilterFieldsProps {
  fields: readonly BoardFilterField[];
  search: string;
  school: string;
  /** What opens all but the search. */
  summary: string;
  children?: ReactNode;
}

/** What narrows a headquarters' chapters, in a `FilterForm`. */
export function BoardFilterFields(props: BoardFilterFieldsProps) {
  const t = useWords(boardFilterWords);
  const { fields, search, school, summary, children } = props;
  return (
    <>
      <TextInput
        name="search"
        type="search"
        label={t("search")}
        hint={t("searchHint")}
        defaultValue={search}
        maxLength={100}
      />
      <div className="board-filters">
        <Details summary={summary}>
          <div className="board-filters-grid">
            {fields.map(({ name, label, options, value }) => (
              <Select
                key={name}
                name={name}
                label={label}
                options={options}
                defaultValue={value}
                emptyLabel={t("any")}
              />
            ))}
            <TextInput
              name="school"
              label={t("schoolPart")}
              defaultValue={school}
              maxLength={100}
              autoComplete="off"
            />
            {children}
          </div>
        </Details>
      </div>
    </>
  );
}
