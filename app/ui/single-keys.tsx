import { useEffect, useState } from "react";

/**
 * Follows single keys, unless this browser remembers under a name that they are off: whoever speaks to
 * the computer turns them off (WCAG 2.1.4). Undefined until the browser was asked, and without script.
 * @param follow a function of the module, not one made with each drawing
 */
export function useSingleKeys(
  name: string,
  follow: (event: KeyboardEvent) => void,
): readonly [boolean | undefined, (to: boolean) => void] {
  const [isOn, setOn] = useState<boolean>();
  useEffect(() => setOn(localStorage.getItem(name) === null), [name]);
  useEffect(() => {
    if (!isOn) return undefined;
    document.addEventListener("keydown", follow);
    return () => document.removeEventListener("keydown", follow);
  }, [isOn, follow]);
  function turn(to: boolean) {
    if (to) localStorage.removeItem(name);
    else localStorage.setItem(name, "1");
    setOn(to);
  }
  return [isOn, turn];
}

export interface KeySwitchProps {
  id: string;
  /** Under which the browser remembers that they are off. */
  name: string;
  follow: (event: KeyboardEvent) => void;
  label: string;
}

/** Follows single keys, with the box that turns them off. Without script there is nothing to turn off. */
export function KeySwitch({ id, name, follow, label }: KeySwitchProps) {
  const [isOn, turn] = useSingleKeys(name, follow);
  if (isOn === undefined) return null;
  return (
    <div className="choice mb-4">
      <input
        type="checkbox"
        id={id}
        checked={isOn}
        onChange={({ target }) => turn(target.checked)}
      />
      <label htmlFor={id}>{label}</label>
    </div>
  );
}
