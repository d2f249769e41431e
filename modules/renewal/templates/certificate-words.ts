import { defineMessages, type Translation } from "#modules/platform/messages";

/** What people read when their membership is renewed. */
export const certificateWords = defineMessages({
  en: {
    certificateSubject: "{organization} is a member through {date}",
    certificateHeading: "Your membership is renewed",
    certificateText:
      "Thank you for renewing. The {level} membership of {organization} runs from {from} through {date}.",
    certificateModel:
      "Your certificate of membership is ready to print: for your records, your school or your bank.",
    certificateAction: "Get your certificate",
    certificateNote: "Your next renewal is due {date}. We will remind you.",
  },
});

export const certificateSpanish: Translation<typeof certificateWords> = {
  certificateSubject: "La membresía de {organization} dura hasta el {date}",
  certificateHeading: "Su membresía está renovada",
  certificateText:
    "Gracias por renovar. La membresía {level} de {organization} va del {from} al {date}.",
  certificateModel:
    "Su certificado de membresía está listo para imprimir, en inglés: para su archivo, su escuela o su banco.",
  certificateAction: "Obtener su certificado",
  certificateNote: "Su próxima renovación vence el {date}. Se lo recordaremos.",
};
