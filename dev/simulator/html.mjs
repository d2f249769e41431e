// The frame of the simulator's pages.

const entities = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
export const escapeHtml = (text) => String(text).replace(/[&<>"']/g, (sign) => entities[sign]);

const style = `
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 30rem; margin: 2rem auto; padding: 0 1rem; color: #1b2430; background: #f4f6f8; }
main { background: #fff; border: 1px solid #cdd5de; border-radius: .5rem; padding: 1.5rem; }
h1 { font-size: 1.4rem; margin-top: 0; }
fieldset { border: 1px solid #cdd5de; border-radius: .4rem; margin: 0 0 1rem; padding: 1rem; }
label { display: block; margin-bottom: .75rem; }
input, select { display: block; width: 100%; box-sizing: border-box; font: inherit; padding: .5rem; border: 1px solid #76828f; border-radius: .3rem; }
legend label { display: inline; }
input[type=radio] { display: inline; width: auto; margin-right: .5rem; }
button { font: inherit; font-weight: 600; padding: .6rem 1.2rem; border: 1px solid #1b4f9c; border-radius: .3rem; background: #1b4f9c; color: #fff; cursor: pointer; }
button.plain { background: #fff; color: #1b4f9c; }
.problem { border-left: 4px solid #b3261e; padding: .5rem 1rem; margin-bottom: 1rem; background: #fdeceb; }
.note { color: #525d69; font-size: .9rem; }
`;

/** A whole page; `content` is HTML already. */
export function sendPage(response, status, title, content) {
  response
    .writeHead(status, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" })
    .end(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>
<p class="note">A simulation on this machine. No money moves.</p>
${content}
</main></body></html>`);
}

/** Sends the browser back to the shop, with values added to its address. */
export function sendBack(response, address, values = {}) {
  const url = new URL(address);
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
  response.writeHead(303, { location: url.href }).end();
}
