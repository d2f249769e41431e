import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "~/ui/icons";

export interface MenuProps {
  label: ReactNode;
  /** Its links, as items of a list. */
  children: ReactNode;
  /** Of those that share a name one is open at a time. */
  name?: string;
  className?: string;
}

/**
 * A word of a navigation that opens its links under it, without script too. With script it closes by
 * Escape, by a click elsewhere, and when a link of it was followed.
 */
export function Menu({ label, children, name, className = "menu" }: MenuProps) {
  const { key } = useLocation();
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = () => menu.current?.removeAttribute("open");
    const onKey = ({ key: pressed }: KeyboardEvent) => {
      if (pressed !== "Escape" || !menu.current?.open) return;
      const hasFocus = menu.current.contains(document.activeElement);
      close();
      if (hasFocus) menu.current.querySelector("summary")?.focus();
    };
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Node && !menu.current?.contains(target)) close();
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("click", onClick);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("click", onClick);
    };
  }, []);
  return (
    <details ref={menu} key={key} name={name} className={className}>
      <summary className="nav-link">
        {label}
        <Icon name="down" />
      </summary>
      {children}
    </details>
  );
}
