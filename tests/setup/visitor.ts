/** A browser's cookie jar and forms without the browser: for tests of the HTTP contract. */
export class Visitor {
  #cookies = new Map<string, string>();
  #csrfToken = "";

  /** `publicUrl` is the address that the site says it has, where a proxy would be between. */
  constructor(
    readonly origin: string,
    readonly publicUrl = origin,
  ) {}

  /** Sends a request with this visitor's cookies and keeps those that come back. Follows nothing. */
  async request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    const cookies = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    if (cookies) headers.set("Cookie", cookies);
    // To pack thousands of pages and unpack them again tells these tests nothing.
    if (!headers.has("Accept-Encoding")) headers.set("Accept-Encoding", "identity");
    const response = await fetch(new URL(path, this.origin), {
      ...init,
      headers,
      redirect: "manual",
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return response;
  }

  /** The anti-forgery token of the last page opened. */
  get csrfToken(): string {
    return this.#csrfToken;
  }

  cookie(name: string): string | undefined {
    return this.#cookies.get(name);
  }

  setCookie(name: string, value: string): void {
    this.#cookies.set(name, value);
  }

  /** Opens a page as a browser does; remembers its anti-forgery token. */
  async open(path: string): Promise<Page> {
    const response = await this.request(path, { headers: { Accept: "text/html" } });
    const page = new Page(response.status, response.headers, await response.text());
    this.#csrfToken = page.csrfToken || this.#csrfToken;
    return page;
  }

  /** Opens a page and whatever it redirects to. */
  async follow(path: string): Promise<Page & { path: string }> {
    let at = path;
    for (let hops = 0; hops < 5; hops++) {
      const page = await this.open(at);
      const next = page.headers.get("location");
      if (!next) return Object.assign(page, { path: at });
      at = next;
    }
    throw new Error(`${path} redirects for ever`);
  }

  /** Calls as a script does: the ajax marker, the anti-forgery token, JSON both ways. */
  call(path: string, method = "GET", body?: unknown, headers: Record<string, string> = {}) {
    return this.request(path, {
      method,
      ...(body === undefined
        ? {}
        : { body: typeof body === "string" ? body : JSON.stringify(body) }),
      headers: {
        Accept: "application/json",
        "X-Requested-With": "XMLHttpRequest",
        "X-CSRF-TOKEN": this.#csrfToken,
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...headers,
      },
    });
  }

  /** Sends a plain form as a browser without JavaScript does; a list is a field for each of it. */
  async submit(
    path: string,
    fields: Readonly<Record<string, string | readonly string[]>>,
  ): Promise<Page> {
    const sent = Object.entries({ _token: this.#csrfToken, ...fields }).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, one]),
    );
    const response = await this.request(path, {
      method: "POST",
      headers: {
        Accept: "text/html",
        "Content-Type": "application/x-www-form-urlencoded",
        Origin: this.publicUrl,
        "Sec-Fetch-Site": "same-origin",
      },
      body: new URLSearchParams(sent),
    });
    return new Page(response.status, response.headers, await response.text());
  }
}

/** A page as it arrived. */
export class Page {
  constructor(
    readonly status: number,
    readonly headers: Headers,
    readonly html: string,
  ) {}

  get csrfToken(): string {
    return /<meta name="csrf-token" content="([^"]+)"/.exec(this.html)?.[1] ?? "";
  }

  /** The value of a hidden field, or "". */
  hidden(name: string): string {
    const tag = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(this.html)?.[0] ?? "";
    return unescapeHtml(/value="([^"]*)"/.exec(tag)?.[1] ?? "");
  }

  /** What a person reads: the page without its tags and scripts. */
  get text(): string {
    const visible = this.html
      .replace(/<(script|style)[\s\S]*?<\/\1>/g, " ")
      .replace(/<[^>]+>/g, " ");
    return unescapeHtml(visible).replace(/\s+/g, " ");
  }
}

/** Undoes the escapes that React writes. */
export function unescapeHtml(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}
