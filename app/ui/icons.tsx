import { cx } from "./cx";

/** Strokes on a 24-unit grid, in the color of the text. */
const shapes = {
  check: "M5 12.5l4.5 4.5L19 7.5",
  cross: "M6 6l12 12M18 6L6 18",
  open: "M12 8.5a3.5 3.5 0 100 7 3.5 3.5 0 000-7z",
  error: "M12 3a9 9 0 100 18 9 9 0 000-18zM12 7.5v5.5M12 16.2v.3",
  info: "M12 3a9 9 0 100 18 9 9 0 000-18zM12 11v5.5M12 7.5v.3",
  warning: "M12 4L2.8 20h18.4L12 4zM12 10v4.5M12 17.2v.3",
  success: "M12 3a9 9 0 100 18 9 9 0 000-18zM8 12.3l2.8 2.8L16 9.6",
  revoked: "M12 3a9 9 0 100 18 9 9 0 000-18zM5.7 5.7l12.6 12.6",
  question: "M12 3a9 9 0 100 18 9 9 0 000-18zM9.4 9.6a2.6 2.6 0 115.2 0c0 2-2.6 2-2.6 4M12 16.6v.3",
  left: "M14.5 5.5L8 12l6.5 6.5",
  right: "M9.5 5.5L16 12l-6.5 6.5",
  down: "M6 9.5l6 6 6-6",
  upload: "M12 15.5V4.5M7.5 9L12 4.5 16.5 9M4.5 15v4.5h15V15",
  download: "M12 4.5v11M7.5 11l4.5 4.5 4.5-4.5M4.5 19.5h15",
  trash: "M4.5 6.5h15M9.5 6.5V4h5v2.5M6.5 6.5l1 13.5h9l1-13.5M10.2 10.5v6M13.8 10.5v6",
  menu: "M4 7h16M4 12h16M4 17h16",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 017 0v3",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 100 5.6 2.8 2.8 0 000-5.6z",
} as const;

export type IconName = keyof typeof shapes;

/** A picture beside words that say the same; hidden from screen readers. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <Drawing shape={shapes[name]} className={className} />;
}

/** The same from a shape that one screen alone has. */
export function Drawing({ shape, className }: { shape: string; className?: string | undefined }) {
  return (
    <svg
      className={cx("icon", className)}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={shape} />
    </svg>
  );
}
