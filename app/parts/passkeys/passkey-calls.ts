/** What became of asking a passkey. */
export type PasskeyEnd =
  | { readonly kind: "done"; readonly to: string }
  /** The person closed the browser's dialog, or another one took its place. */
  | { readonly kind: "cancelled" }
  /** The browser or the device cannot. */
  | { readonly kind: "failed" }
  | { readonly kind: "unreached" }
  /** In the words that came. */
  | { readonly kind: "refused"; readonly message: string };

interface Answered {
  readonly ok: boolean;
  readonly body: {
    readonly redirect?: string;
    readonly confirm?: string;
    readonly message?: string;
  };
}

async function post(path: string, fields: Readonly<Record<string, string>>): Promise<Answered> {
  const answer = await fetch(path, {
    method: "POST",
    headers: { Accept: "application/json" },
    body: new URLSearchParams(fields),
  });
  return { ok: answer.ok, body: await answer.json().catch(() => ({})) };
}

export interface PasskeyCall {
  /** Where what the device is to be asked comes from, and what is sent there. */
  readonly options: string;
  readonly purpose?: "confirm" | "add";
  /** Where the device's answer goes. */
  readonly answer: string;
  /** What goes with it. */
  readonly fields?: () => Readonly<Record<string, string>>;
  /** Offers the passkeys in the browser's own suggestions below the field of the address. */
  readonly isAutofill?: boolean;
}

/**
 * Asks us what to ask, the device for its answer, and sends that. The library comes with the first call: pages
 * without passkeys never load it.
 */
export async function askPasskey(call: PasskeyCall): Promise<PasskeyEnd> {
  try {
    const { startAuthentication, startRegistration } = await import("@simplewebauthn/browser");
    const asked = await post(call.options, call.purpose ? { purpose: call.purpose } : {});
    if (!asked.ok) return endOf(asked);
    const options = asked.body as never;
    const made =
      call.purpose === "add"
        ? await startRegistration({ optionsJSON: options })
        : await startAuthentication({
            optionsJSON: options,
            useBrowserAutofill: call.isAutofill ?? false,
          });
    const fields = { ...call.fields?.(), answer: JSON.stringify(made) };
    return endOf(await post(call.answer, fields));
  } catch (error) {
    return { kind: kindOf(error) };
  }
}

function endOf({ ok, body }: Answered): PasskeyEnd {
  const to = ok ? body.redirect : body.confirm;
  return to ? { kind: "done", to } : { kind: "refused", message: body.message ?? "" };
}

/** Closing the dialog and a device that waited too long look alike to a page. */
function kindOf(error: unknown): "cancelled" | "failed" | "unreached" {
  if (!(error instanceof Error)) return "failed";
  if (error.name === "NotAllowedError" || error.name === "AbortError") return "cancelled";
  const isAborted = "code" in error && error.code === "ERROR_CEREMONY_ABORTED";
  if (isAborted) return "cancelled";
  return error instanceof TypeError ? "unreached" : "failed";
}
