import { useEffect } from "react";

/**
 * Makes every link and every form that is not this screen's own load a new document. The policy
 * that lets the provider's script in belongs to this document, and so does the script: neither may
 * stay when the page is left.
 */
export function useOwnDocument(): void {
  useEffect(() => {
    const leave = (event: Event) => {
      const target = event.target instanceof Element ? event.target : undefined;
      if (target?.closest("a[href]") && !target.closest('a[href^="#"]')) event.stopPropagation();
    };
    const send = (event: Event) => {
      const form = event.target instanceof HTMLFormElement ? event.target : undefined;
      if (form && !form.closest("[data-payments]")) event.stopPropagation();
    };
    window.addEventListener("click", leave, { capture: true });
    window.addEventListener("submit", send, { capture: true });
    return () => {
      window.removeEventListener("click", leave, { capture: true });
      window.removeEventListener("submit", send, { capture: true });
    };
  }, []);
}
