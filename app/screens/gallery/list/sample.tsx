import type { ReactNode } from "react";

/** One component in one state, under its name. */
export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="mt-10 border-t border-line pt-4" aria-label={name}>
      <h2 className="mb-4 font-sans text-sm text-ink-soft">{name}</h2>
      {children}
    </section>
  );
}
