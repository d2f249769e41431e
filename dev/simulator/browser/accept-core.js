// The core: checks what was typed, then trades it for a one-time token.
(() => {
  const apiUrl = "%API%";
  const paymentDataProblems = "%RULES%";
  const failed = (message) => ({ messages: { resultCode: "Error", message } });
  const texts = {
    E_WC_04: "Please provide mandatory field to library.",
    E_WC_10: "Please provide valid apiLoginID.",
    E_WC_18: "Client Key is required.",
    E_WC_19: "An error occurred during processing. Please try again.",
    E_WC_21: "User authentication failed due to invalid authentication values.",
  };
  const problem = (code) => ({ code, text: texts[code] });

  function problemsOf(secureData) {
    const { authData } = secureData;
    if (!authData) return [problem("E_WC_04")];
    return [
      ...(authData.clientKey ? [] : [problem("E_WC_18")]),
      ...(authData.apiLoginID ? [] : [problem("E_WC_10")]),
      ...paymentDataProblems(secureData, new Date()),
    ];
  }

  function tokenOf({ cardData: card, bankData }) {
    if (bankData) return { bankToken: bankData };
    const year = String(card.year).trim();
    const month = String(card.month).trim().padStart(2, "0");
    return {
      token: {
        cardNumber: String(card.cardNumber).replace(/[\s.,:-]/g, ""),
        expirationDate: `${month}${year.length === 2 ? `20${year}` : year}`,
        ...(card.cardCode && { cardCode: card.cardCode }),
        ...(card.zip && { zip: card.zip }),
        ...(card.fullName && { fullName: card.fullName }),
      },
    };
  }

  function requestOf(secureData) {
    const { apiLoginID, clientKey } = secureData.authData;
    const id = crypto.randomUUID();
    return {
      securePaymentContainerRequest: {
        merchantAuthentication: { name: apiLoginID, clientKey },
        data: { type: "TOKEN", id, ...tokenOf(secureData) },
      },
    };
  }

  function read(text) {
    try {
      const answer = JSON.parse(text.replace(/^\ufeff/, ""));
      if (answer.messages.resultCode === "Ok") {
        const message = [{ code: "I_WC_01", text: "Successful." }];
        return { opaqueData: answer.opaqueData, messages: { resultCode: "Ok", message } };
      }
      const isLogin = answer.messages.message[0].code === "E00007";
      return failed([problem(isLogin ? "E_WC_21" : "E_WC_19")]);
    } catch {
      return failed([problem("E_WC_19")]);
    }
  }

  window.AcceptCore = {
    begin() {
      window.isReady = true;
      document.body.dispatchEvent(new CustomEvent("handshake"));
    },
    dispatch(secureData, respond) {
      const problems = problemsOf(secureData);
      if (problems.length > 0) return respond(failed(problems));
      const request = new XMLHttpRequest();
      request.open("POST", apiUrl);
      request.setRequestHeader("content-type", "application/json; charset=utf-8");
      request.onload = () => respond(read(request.responseText));
      request.onerror = () => respond(failed([problem("E_WC_19")]));
      request.send(JSON.stringify(requestOf(secureData)));
    },
  };
})();
