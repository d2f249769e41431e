import { defineMessages, type Translation } from "#modules/platform/messages";

/** What applicants read when their application moved on. */
export const applicationMovedWords = defineMessages({
  en: {
    homeAction: "Go to your account",
    submittedSubject: "We have your application",
    submittedHeading: "We have your application",
    submittedText:
      "The application of {organization} for {level} has arrived. Once the joining invoice is paid, we begin to read it.",
    submittedSettledText:
      "The application of {organization} for {level} has arrived. There is nothing to pay: we read it next.",
    submittedAction: "See what is open",
    paidSubject: "Thank you for your payment",
    paidHeading: "Your application is paid",
    paidText:
      "The joining price of {organization} for {level} is settled. Your application is next in line to be read.",
    waivedSubject: "You need not pay the joining price",
    waivedHeading: "The joining price is waived",
    waivedText:
      "Nothing is to be paid for the application of {organization} for {level}. It is next in line to be read. The reason:",
    inReviewSubject: "We are reading your application",
    inReviewHeading: "We are reading your application",
    inReviewText:
      "Somebody is now going through the answers of {organization}. There is nothing you have to do.",
    changesSubject: "Your application needs a change",
    changesHeading: "Please look at these answers again",
    changesText:
      "We have read the application of {organization} and need something changed before we can go on. Your other answers are kept.",
    changesAction: "Change your answers",
    approvedSubject: "Welcome to {brand}",
    approvedHeading: "You are a member",
    approvedText:
      "The application of {organization} is approved. Your account at {brand} now shows your next dates and papers.",
    declinedSubject: "About your application",
    declinedHeading: "We cannot accept this application",
    declinedText:
      "We have read the application of {organization} and cannot accept it. The reason:",
  },
});

export const applicationMovedSpanish: Translation<typeof applicationMovedWords> = {
  homeAction: "Ir a su cuenta",
  submittedSubject: "Recibimos su solicitud",
  submittedHeading: "Recibimos su solicitud",
  submittedText:
    "Llegó la solicitud de {organization} para {level}. En cuanto se pague la factura de ingreso, empezamos a leerla.",
  submittedSettledText:
    "Llegó la solicitud de {organization} para {level}. No hay nada que pagar: ahora la leemos.",
  submittedAction: "Ver lo que falta por pagar",
  paidSubject: "Gracias por su pago",
  paidHeading: "Su solicitud está pagada",
  paidText:
    "El precio de ingreso de {organization} para {level} está saldado. Su solicitud es la siguiente que se lee.",
  waivedSubject: "No tiene que pagar el precio de ingreso",
  waivedHeading: "El precio de ingreso no se cobra",
  waivedText:
    "No hay nada que pagar por la solicitud de {organization} para {level}. Es la siguiente que se lee. El motivo:",
  inReviewSubject: "Estamos leyendo su solicitud",
  inReviewHeading: "Estamos leyendo su solicitud",
  inReviewText:
    "Alguien revisa ahora las respuestas de {organization}. Usted no tiene que hacer nada.",
  changesSubject: "Su solicitud necesita un cambio",
  changesHeading: "Revise de nuevo estas respuestas",
  changesText:
    "Leímos la solicitud de {organization} y hay que cambiar algo antes de continuar. Sus demás respuestas se conservan.",
  changesAction: "Cambiar sus respuestas",
  approvedSubject: "Le damos la bienvenida a {brand}",
  approvedHeading: "Su organización ya es miembro",
  approvedText:
    "La solicitud de {organization} está aprobada. Su cuenta en {brand} muestra ahora sus próximas fechas y sus documentos.",
  declinedSubject: "Sobre su solicitud",
  declinedHeading: "No podemos aceptar esta solicitud",
  declinedText: "Leímos la solicitud de {organization} y no podemos aceptarla. El motivo:",
};
