import type { Translation } from "#modules/platform/messages";
import type { wizardMessages } from "./words";

export const wizard: Translation<typeof wizardMessages> = {
  progress: "Su avance",
  percent: "{percent} %",
  next: "Siguiente",
  previous: "Anterior",
  submit: "Enviar",
  cancel: "Cancelar",
  saveAndReturn: "Guardar y volver a sus respuestas",
  backToCheck: "Volver a sus respuestas",

  notSavedYet: "Aún sin guardar",
  savedNow: "Guardado ahora mismo",
  savedAgo: { one: "Guardado hace {count} minuto", other: "Guardado hace {count} minutos" },
  savedAt: "Guardado: {time}",
  draftNow: "Borrador guardado ahora mismo",
  draftAgo: {
    one: "Borrador guardado hace {count} minuto",
    other: "Borrador guardado hace {count} minutos",
  },
  draftAt: "Borrador guardado: {time}",
  signedOutTitle: "Su sesión está cerrada",
  signedOutText:
    "Lo que escribió sigue aquí. Inicie sesión en otra pestaña, vuelva y envíe esta página de nuevo.",
  signedOutLink: "Iniciar sesión en otra pestaña",
  draftConflict: "Otra persona cambió esta página. Envíela para comparar las dos.",
  draftFailed: "Aún no se guardó. Revise su conexión.",

  draftTitle: "Conservamos lo que escribió",
  draftText: "Esta página tiene su borrador ({time}). Cuenta cuando pulse «{button}».",
  draftDrop: "Descartar el borrador",

  requestsTitle: {
    one: "Necesitamos un cambio antes de continuar",
    other: "Necesitamos {count} cambios antes de continuar",
  },
  requestsText: "Cambie cada respuesta, vaya a la última página y envíe la solicitud de nuevo.",
  requestAt: "Cambie esto, por favor: {message}",
  requestPage: "{page}: {message}",

  elsewhereTitle: "Falta algo en otra página",
  elsewhereLink: "Ir a la página donde se continúa",

  checkTitle: "Revise sus respuestas",
  checkLede: "Léalas una vez más. Puede cambiar cada una y después vuelve aquí.",
  checkOffer: "Antes de enviar la solicitud, lea todas sus respuestas en una sola página.",
  checkButton: "Revisar sus respuestas",
  checkChange: "Cambiar",
  checkChangeWhat: "Cambiar: {question}",
  checkEmpty: "Sin respuesta",
  checkYes: "Sí",
  checkNo: "No",
  checkDraft: "Escrito y aún sin guardar",
  checkMissing: "Aún incompleta",
  backToApplication: "Volver a su solicitud",
  checkContinue: "Continuar a la última página",
  checkResume: "Continuar con su solicitud",

  conflictText:
    "No se sobrescribió nada, y lo que usted escribió no se perdió. Compare las dos y elija cuál cuenta.",
  conflictSame: "Las dos tienen las mismas respuestas.",
  conflictTheirs: "Guardado",
  conflictMine: "Lo suyo",
  keepTheirs: "Conservar lo guardado",
  useMine: "Usar lo mío",

  wrongTitle: "¿Empezó la solicitud equivocada?",
  wrongText:
    "Las cuentas Start-Up incluyen la exención de impuestos; las cuentas Maintain son para grupos que ya la tienen.",
  wrongStartUp:
    "Usted empezó la solicitud Start-Up. Si su grupo ya tiene la exención de impuestos, o ya la pidió al IRS, le corresponde una cuenta Maintain.",
  wrongMaintain:
    "Usted empezó la solicitud Maintain. Si su grupo aún no tiene la exención de impuestos, le corresponde una cuenta Start-Up.",
  wrongChoices:
    "Puede eliminar esta solicitud y empezar de nuevo, pasar al otro tipo y conservar sus respuestas, o cerrar esto y cambiar la casilla.",
  wrongOpen: "Ver qué puede hacer",
  wrongDelete: "Eliminar",
  wrongSwitch: "Cambiar el tipo de solicitud",
  wrongChange: "Cambiar la casilla",

  deleteTitle: "Eliminar esta solicitud",
  deleteKept: "La solicitud sigue aquí.",

  switchTitle: "Cambiar el tipo de solicitud",
  switchLede: "Su solicitud pasa de {from} a {to}.",
  switchKeeps: "Sus respuestas se quedan en la solicitud.",
  switchDrops:
    "Las respuestas a preguntas que solo hace el tipo anterior se apartan. Vuelven si usted regresa a ese tipo antes de enviarla.",
  switchPrice: "El precio de ingreso es {to} en lugar de {from}.",
  switchSubmit: "Pasar a {to}",
  switchStay: "Seguir con {from}",
  switchNot: "Esta solicitud ya no puede cambiar de tipo. Escríbanos si tiene que hacerlo.",

  einButton: "Buscarlo",
  einTitle: "El IRS conoce este número",
  einName: "Nombre",
  einPlace: "Ciudad y estado",
  einFiscalYear: "El año fiscal termina en",
  einUse: "Usar estos datos",
  einIgnore: "No, es otra organización",
  einUnknown:
    "El archivo del IRS que tenemos no incluye este número. Los grupos nuevos aparecen más tarde.",
  einConfirm: "¿Es esta su organización? Entonces llenamos estas respuestas por usted.",
  einAsOf: "De la lista de organizaciones exentas del IRS del {date}.",
  einNone: "No está en la lista",
  einUsed:
    "Llenamos lo que sabe el IRS: el nombre y el lugar en la primera página, el año fiscal en Finanzas. Revíselo, por favor.",

  "state.submitted": "Recibimos su solicitud",
  "state.submitted.next":
    "Ahora sigue el pago del precio de ingreso. Sus respuestas no se pueden cambiar mientras trabajamos con ellas.",
  "state.paid": "Su precio de ingreso está saldado",
  "state.paid.next": "Ahora una persona lee su solicitud. Le escribiremos.",
  "state.in_review": "Una persona está leyendo su solicitud",
  "state.in_review.next":
    "Le escribiremos cuando esté aprobada o cuando necesitemos algo de usted.",
  "state.approved": "Su solicitud está aprobada",
  "state.approved.next": "¡Le damos la bienvenida! En su inicio está todo sobre su membresía.",
  "state.declined": "Su solicitud fue rechazada",
  "state.declined.next":
    "El motivo está en el correo que le enviamos. Escriba a {email} o llame al {phone} si tiene alguna pregunta.",
  toPayments: "Ver su factura y cómo pagar",
  toHome: "Ir a su inicio",
  readAnswers: "Leer sus respuestas",
  history: "Lo que ha pasado hasta ahora",
  "moved.draft": "Empezada",
  "moved.submitted": "Enviada",
  "moved.paid": "Pagada",
  "moved.in_review": "En revisión",
  "moved.changes_requested": "Cambios pedidos",
  "moved.approved": "Aprobada",
  "moved.declined": "Rechazada",
};
