/**
 * Marks every request that a page's script sends to this site: the ajax marker and the
 * anti-forgery token of the page's meta tag.
 * @param fetchBeside what has to be here with the answer of an address, which the next page may show
 */
export function markOwnRequests(
  fetchBeside: (pathname: string) => Promise<void> | undefined,
): void {
  const send = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { origin, pathname } = new URL(request.url);
    if (origin !== window.location.origin) return send(request);
    request.headers.set("X-Requested-With", "XMLHttpRequest");
    request.headers.set("X-CSRF-TOKEN", csrfToken());
    const [answer] = await Promise.all([send(request), fetchBeside(pathname)]);
    return answer;
  };
  csrfToken();
}

function csrfToken(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]');
  // biome-ignore lint/suspicious/noConsole: a page without the tag cannot send a form; whoever looks into the console must see why
  if (!meta) console.error("The anti-forgery meta tag (csrf-token) is missing.");
  return meta?.content ?? "";
}
