/** The mark: an evergreen that stands on its ground. */
export function Mark() {
  return (
    <svg viewBox="0 0 32 32" fill="currentColor" aria-hidden="true" focusable="false">
      <path d="M16 2l6.6 8.2h-3.3l5.4 6.6h-3.5l6 7.2H17.4v3.2h-2.8V24H4.8l6-7.2H7.3l5.4-6.6H9.4z" />
      <rect x="4" y="28" width="24" height="2.4" rx="1.2" />
    </svg>
  );
}
