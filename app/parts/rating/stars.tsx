import { MOST_STARS } from "#modules/inquiries/contract";
import { translator } from "#modules/platform/messages";
import { FieldGroup, useField } from "~/ui/field";
import { useUi } from "~/ui/ui-context";
import { ratingWords } from "./words";

const counts = Array.from({ length: MOST_STARS }, (_, at) => at + 1);

/** One to five stars: radio buttons, none of them chosen at first. */
export function Stars() {
  const t = translator(ratingWords, useUi().locale);
  const field = useField({ name: "rating", label: t("stars"), required: true });
  return (
    <FieldGroup field={field} label={t("stars")}>
      <div className="stars">
        {counts.map((count) => (
          <label key={count} className="star">
            <input
              type="radio"
              id={count === 1 ? field.id : undefined}
              name="rating"
              value={count}
              defaultChecked={field.kept === String(count)}
              className="sr-only"
            />
            <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
              <path d="M12 3.2l2.7 5.6 6.1.8-4.5 4.3 1.1 6.1L12 17.1 6.6 20l1.1-6.1L3.2 9.6l6.1-.8z" />
            </svg>
            <span className="sr-only">{t("star", { count })}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
