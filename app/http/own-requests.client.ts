/**
 * Marks every request that a page's script sends to this site: the ajax marker and the
 * anti-forgery token of the page's meta tag.
 */
export function markOwnRequests(): void {
  const send = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const request = new Request(input, init);
    if (new URL(request.url).origin !== window.location.origin) return send(request);
    request.headers.set("X-Requested-With", "XMLHttpRequest");
    request.headers.set("X-CSRF-TOKEN", csrfToken());
    return send(request);
  };
  csrfToken();
}

function csrfToken(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]');
  // biome-ignore lint/suspicious/noConsole: a page without the tag cannot send a form; whoever looks into the console must see why
  if (!meta) console.error("The anti-forgery meta tag (csrf-token) is missing.");
  return meta?.content ?? "";
}
