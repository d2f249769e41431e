import { usStates } from "#modules/platform/us-states";
import { commonFirst, Select, type SelectProps } from "./selects";
import { useWords } from "./ui-context";
import { uiMessages } from "./words";

const stateOptions = Object.entries(usStates).map(([value, label]) => ({ value, label }));

export interface StateSelectProps extends Omit<SelectProps, "options"> {
  /** Codes that most people choose, shown first. */
  common?: readonly string[];
}

/** A state or the District of Columbia, sent as its postal code. */
export function StateSelect({ common = [], ...props }: StateSelectProps) {
  const words = useWords(uiMessages);
  const labels = { common: words("select.common"), others: words("state.others") };
  return (
    <Select
      emptyLabel={words("state.none")}
      autoComplete="address-level1"
      {...props}
      options={commonFirst(stateOptions, common, labels)}
    />
  );
}
