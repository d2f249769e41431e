import { useUi, useWords } from "~/ui/ui-context";
import { uiMessages } from "~/ui/words";

export interface DocumentTitleProps {
  title: string;
  /** A refused form says so in the title, which screen readers read first. */
  hasErrors?: boolean;
}

/** The page's title in the browser's tab; React moves it into the head. */
export function DocumentTitle({ title, hasErrors = false }: DocumentTitleProps) {
  const words = useWords(uiMessages);
  const { brand, banners } = useUi();
  const person = banners?.impersonation?.person;
  const named = person ? words("title.seeing", { person, title }) : title;
  const own = hasErrors ? words("title.error", { title: named }) : named;
  return <title>{own === brand.name ? own : `${own} – ${brand.name}`}</title>;
}
