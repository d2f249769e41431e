import { FieldGroup, useField } from "~/ui/field";
import type { SelectOption } from "~/ui/selects";

export interface TickListProps {
  name: string;
  label: string;
  hint?: string;
  options: readonly SelectOption[];
  ticked: readonly string[];
}

/** Several of some choices. The first box carries the field's id, so the error summary leads there. */
export function TickList({ options, ticked, ...props }: TickListProps) {
  const field = useField(props);
  return (
    <FieldGroup {...props} field={field}>
      <div className="tick-list">
        {options.map(({ value, label }, index) => {
          const id = index === 0 ? field.id : `${field.id}-${index}`;
          return (
            <div className="choice" key={value}>
              <input
                type="checkbox"
                id={id}
                name={props.name}
                value={value}
                defaultChecked={ticked.includes(value)}
              />
              <label htmlFor={id}>{label}</label>
            </div>
          );
        })}
      </div>
    </FieldGroup>
  );
}
