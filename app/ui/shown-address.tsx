export interface ShownAddressProps {
  label: string;
  hint: string;
  address: string;
}

/** An address to copy: a press selects all of it. */
export function ShownAddress({ label, hint, address }: ShownAddressProps) {
  return (
    <div className="field">
      <label className="field-label" htmlFor="address">
        {label}
      </label>
      <div id="address-hint" className="field-hint">
        {hint}
      </div>
      <input
        id="address"
        className="control"
        value={address}
        readOnly
        aria-describedby="address-hint"
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </div>
  );
}
