import { useUi, useWords } from "../ui/ui-context";

export interface DocumentTitleProps {
  title: string;
  /** A refused form says so in the title, which screen readers read first. */
  hasErrors?: boolean;
}

/** The page's title in the browser's tab; React moves it into the head. */
export function DocumentTitle({ title, hasErrors = false }: DocumentTitleProps) {
  const words = useWords();
  const { brand } = useUi();
  const own = hasErrors ? words("title.error", { title }) : title;
  return <title>{own === brand.name ? own : `${own} – ${brand.name}`}</title>;
}
