import { Link } from "@remix-run/react";
import type { ButtonHTMLAttributes, ReactNode } from "react";
import { cx } from "./cx";
import { Icon, type IconName } from "./icons";

export type ButtonVariant = "primary" | "secondary" | "danger" | "link";

interface Look {
  variant?: ButtonVariant;
  icon?: IconName;
  /** Full width on phones. */
  isWide?: boolean;
  className?: string;
  children: ReactNode;
}

export interface ButtonProps
  extends Look,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children" | "className" | "disabled"> {
  /** Work is under way: a spinner, and `aria-disabled` so that focus stays where it was. */
  isBusy?: boolean;
  /** Cannot be used now, yet can be focused and pressed; whoever owns it says why. */
  isUnavailable?: boolean;
}

const lookOf = ({ variant = "primary", isWide, className }: Omit<Look, "children">) =>
  cx("btn", `btn-${variant}`, isWide && "btn-wide", className);

export function Button({
  variant,
  icon,
  isWide,
  className,
  isBusy = false,
  isUnavailable = false,
  children,
  type = "button",
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={lookOf({ variant, isWide, className })}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || isUnavailable || undefined}
    >
      {isBusy ? <span className="spinner" /> : icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

export interface ButtonLinkProps extends Look {
  to: string;
  /** Leaves the page's script aside: for downloads and addresses that are not pages. */
  reloadDocument?: boolean;
  target?: string;
}

/** A link that looks like a button: for the next step that changes nothing. */
export function ButtonLink({
  variant,
  icon,
  isWide,
  className,
  children,
  ...link
}: ButtonLinkProps) {
  return (
    <Link {...link} className={lookOf({ variant, isWide, className })}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}
