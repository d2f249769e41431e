// The loader: fetches the core, compares its hash, and begins when both agree.
(() => {
  const coreUrl = "%CORE%";
  const coreHash = "%HASH%";
  const failed = (code, text) => ({ messages: { resultCode: "Error", message: [{ code, text }] } });

  function respond(handler, response) {
    const call = typeof handler === "string" ? window[handler] : handler;
    if (typeof call === "function") call(response);
  }

  window.isReady = false;
  window.Accept = {
    dispatchData(secureData, handler) {
      const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
      if (location.protocol !== "https:" && !isLocal) {
        respond(handler, failed("E_WC_02", "A HTTPS connection is required."));
      } else if (!window.isReady) {
        respond(handler, failed("E_WC_03", "Accept.js is not loaded correctly."));
      } else {
        window.AcceptCore.dispatch(secureData, (response) => respond(handler, response));
      }
    },
  };

  async function verify(text) {
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
    const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0"));
    if (hex.join("") === coreHash) window.AcceptCore.begin();
  }

  const script = document.createElement("script");
  script.src = coreUrl;
  script.onload = () => {
    const request = new XMLHttpRequest();
    request.open("GET", coreUrl);
    request.onload = () => verify(request.responseText);
    request.send();
  };
  document.head.appendChild(script);
})();
