import type { ReactNode } from "react";
import { ToastRegion } from "~/ui/toast";
import { useWords } from "~/ui/ui-context";
import { uiMessages } from "~/ui/words";
import { Footer } from "./footer";
import { Header, type HeaderProps } from "./header";

export interface ShellProps extends HeaderProps {
  children: ReactNode;
  /** The way around behind the sign-in, under the header. */
  inside?: ReactNode;
  /** `Banner`s above everything else. */
  banners?: ReactNode;
  /** `Toast`s left by the last step. */
  toasts?: ReactNode;
}

/** The frame around every page. */
export function Shell({ inside, banners, toasts, children, ...head }: ShellProps) {
  const words = useWords(uiMessages);
  return (
    <div className="shell">
      <a className="skip-link" href="#main">
        {words("shell.skip")}
      </a>
      <div>{banners}</div>
      <div>
        <Header {...head} />
        {inside}
        <main id="main" className="site-main" tabIndex={-1}>
          {children}
        </main>
      </div>
      <Footer />
      <ToastRegion>{toasts}</ToastRegion>
    </div>
  );
}
