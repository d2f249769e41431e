import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

const REFRESH_MS = 5_000;

/** Reads the page anew every few seconds while it is looked at. */
export function useFreshPage(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) revalidate();
    }, REFRESH_MS);
    return () => clearInterval(timer);
  }, [revalidate]);
}
