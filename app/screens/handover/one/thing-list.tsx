import { Link } from "@remix-run/react";
import { marks } from "#modules/handover/contract";
import { handoverPaths } from "~/http/handover-paths";
import { Form, SubmitButton } from "~/ui/form";
import { useWords } from "~/ui/ui-context";
import { handoverWords } from "../words";

/** A thing on the list, in words. */
export interface ShownThing {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  /** Where more is to be done about it; none where it is done elsewhere. */
  readonly link: { readonly to: string; readonly label: string } | null;
  readonly mark: string;
  /** Who said so, and when; "" while nobody did. */
  readonly said: string;
}

export interface ThingListProps {
  id: number;
  things: readonly ShownThing[];
  mayMark: boolean;
}

/** Everything that has to be handed over, with what either side said of it. */
export function ThingList({ id, things, mayMark }: ThingListProps) {
  return (
    <ol className="stack">
      {things.map((thing) => (
        <ThingItem key={thing.key} id={id} thing={thing} mayMark={mayMark} />
      ))}
    </ol>
  );
}

function ThingItem({ id, thing, mayMark }: { id: number; thing: ShownThing; mayMark: boolean }) {
  const t = useWords(handoverWords);
  const { key, title, text, link, mark, said } = thing;
  return (
    <li className="stack border-t border-line pt-4">
      <h3>{title}</h3>
      <p>
        {text} {link && <Link to={link.to}>{link.label}</Link>}
      </p>
      {said && <p className="hint">{said}</p>}
      {mayMark && (
        <Form
          // What was said is another form than what is to be said.
          key={`${key}-${mark}`}
          id={`mark-${key.replaceAll(/\W/g, "-")}`}
          action={handoverPaths.one(id)}
          label={title}
        >
          <input type="hidden" name="decision" value="mark" />
          <input type="hidden" name="thing" value={key} />
          <div className="btn-row">
            {marks.map((one) => (
              <SubmitButton
                key={one}
                name="mark"
                value={one}
                variant="secondary"
                aria-pressed={one === mark}
                {...(one === mark && { icon: "check" as const })}
              >
                {t(`mark.${one}`)} <span className="sr-only">{title}</span>
              </SubmitButton>
            ))}
          </div>
        </Form>
      )}
    </li>
  );
}
