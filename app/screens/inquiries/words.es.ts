import type { Translation } from "#modules/platform/messages";
import type {
  complianceWords,
  contactWords,
  greekWords,
  inquiryWords,
  multiChapterWords,
} from "./words";

export const inquiry: Translation<typeof inquiryWords> = {
  name: "Su nombre",
  email: "Correo electrónico",
  emailHint: "Le respondemos a esta dirección.",
  phone: "Teléfono",
  phoneHint: "Con el código de área. Solo llamamos si un correo no basta.",
  organization: "Organización",
  submit: "Enviar",
  doneTitle: "¡Listo!",
  doneText: "Hemos recibido su mensaje. Le responderemos en breve.",
  ok: "Aceptar",
};

export const contact: Translation<typeof contactWords> = {
  title: "Conversemos",
  lede: "Pregúntenos lo que necesite sobre la exención, los registros, las declaraciones o la membresía de su club. Le responde una persona, por lo general en dos días hábiles.",
  description:
    "Escríbanos sobre exención de impuestos, registro estatal, formularios 990 o renovaciones.",
  subject: "¿De qué se trata?",
  "subject.general": "Pregunta general",
  "subject.membership": "Membresía",
  "subject.state_registration": "Registro estatal",
  "subject.990_help": "Ayuda con el 990",
  "subject.renewals": "Renovaciones",
  message: "Mensaje",
  messageHint: "Por favor, no incluya números de Seguro Social ni de tarjetas.",
};

export const compliance: Translation<typeof complianceWords> = {
  title: "¿Corren sus organizaciones el riesgo de perder la exención?",
  lede: "Tras tres años sin declaración, el IRS revoca la exención por ley. Revisamos gratis sus capítulos o afiliados y le decimos cuáles están en riesgo.",
  description:
    "Una revisión gratuita de sus capítulos o afiliados: cuáles corren el riesgo de perder su exención de impuestos.",
  reach: "Es posible que nos comuniquemos con usted si necesitamos más información.",
  ein: "EIN",
  einHint: "Los 9 dígitos que el IRS dio a su organización, por ejemplo 12-3456789.",
  group: "Número de exención de grupo",
  groupHint: "4 dígitos. Solo si su organización tiene una exención de grupo o pertenece a una.",
};

export const multiChapter: Translation<typeof multiChapterWords> = {
  title: "Todos sus capítulos a la vista",
  lede: "Cuéntenos sobre su organización y lo que necesita...",
  description:
    "Para organizaciones con muchos capítulos o afiliados: cuéntenos sobre ellos y le proponemos cómo mantenerlos todos en regla.",
  concerns: "¿Qué le preocupa?",
  concernsHint:
    "Declaraciones olvidadas, directivas que cambian cada año, registros en muchos estados …",
  affiliates: "¿Cuántos capítulos o afiliados tiene?",
  affiliatesHint: "Un número; basta con un cálculo aproximado.",
  regions: "¿En qué estados o regiones?",
};

export const greek: Translation<typeof greekWords> = {
  title: "¿Están sus capítulos en regla con el IRS?",
  lede: "¡Reciba el informe de su campus!",
  about:
    "Díganos cuál es su campus. Buscamos sus fraternidades y sororidades en el archivo público del IRS y le enviamos lo que dice de cada una.",
  description:
    "Un informe gratuito de las fraternidades y sororidades de su campus: lo que el archivo del IRS dice de cada una.",
  campus: "Campus",
  campusHint: "El colegio universitario o la universidad, por ejemplo University of Kansas.",
};
