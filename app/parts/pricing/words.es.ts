import type { Translation } from "#modules/platform/messages";
import type { pricingMessages } from "./words";

export const pricing: Translation<typeof pricingMessages> = {
  title: "Precios",
  description: "Cuánto cuesta la membresía: al ingresar y cada año después.",
  heading: "Un precio para ingresar, un precio al año",
  lede: "Busque su caso y pulse Comenzar. Paga cuando envía su solicitud, no antes.",
  jump: "Tipos de organizaciones",
  "audience.school_support": "Grupos de apoyo escolar",
  "audience.greek": "Capítulos griegos",
  "for.school_support":
    "Clubes de apoyo, asociaciones de padres y maestros y todos los que recaudan fondos para una escuela.",
  "for.greek": "Capítulos de fraternidades y sororidades, con una sede nacional o por su cuenta.",
  "start-up": "Aún sin exención de impuestos",
  "start-up.text": "Le ayudamos a obtenerla.",
  maintain: "Ya con exención de impuestos",
  "maintain.text": "Le ayudamos a conservarla.",
  join: "para ingresar",
  "next.own": "Después, {price} al año",
  "next.other": "Después, {price} al año como {name}",
  early: "{price} si renueva con anticipación",
  start: "Comenzar",
  startAt: "Comenzar con {name}",
  includes: "Qué incluye {name}",
  "fees.title": "Tarifas de su estado y del IRS",
  "fees.lede":
    "Se pagan a su estado y al IRS, no a nosotros, y no forman parte de nuestros precios.",
  "fees.confirmed": {
    one: "Hemos confirmado la tarifa por constituirse en {count} estado: {upTo}.",
    other:
      "Hemos confirmado la tarifa por constituirse en {count} estados: allí va de {from} a {upTo}.",
  },
  "fees.state": "Su estado",
  "fees.show": "Mostrar la tarifa",
  "fees.one": "{state}: {fee} por presentar el acta constitutiva.",
  "fees.range":
    "{state}: entre {from} y {upTo} por presentar el acta constitutiva, según cómo la presente o su tamaño.",
  "fees.unknown":
    "Consulte al estado: no tenemos una cifra confirmada para {state}. Pregunte en su oficina de registro mercantil.",
  "fees.read": "Leído el {date}. Las tarifas cambian: consulte antes de pagar:",
  "fees.source": "la página de {state}, en inglés",
  "group.title": "¿Su sede nacional paga por usted?",
  "group.text": "Entonces no empiece aquí. Pídale su invitación o escríbanos: {email}.",
};
