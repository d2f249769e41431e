import type { Translation } from "#modules/platform/messages";
import type { termsMessages } from "./words";

export const terms: Translation<typeof termsMessages> = {
  metaDescription: "Qué hace {brand} por su organización, qué acepta usted y cuánto cuesta.",
  title: "Condiciones del servicio",
  updated: "Último cambio: {date}",
  lead: "Quien usa {brand} acepta esto. Lo escribimos para que se lea: pregúntenos por cualquier parte.",
  serviceTitle: "Qué hacemos",
  service:
    "{company} ayuda a organizaciones de voluntarios a estar en regla ante el IRS y su estado. Lo que incluye su nivel de membresía está junto a su precio.",
  adviceTitle: "Qué no somos",
  advice:
    "No somos el IRS, ni un estado, ni un bufete de abogados, ni una firma de contadores, y lo que le decimos es información general. El IRS y los estados deciden sobre la exención, el registro y las multas. Pida a un abogado o contador que revise lo que le importa.",
  accountTitle: "Su cuenta",
  account:
    "Úsela para una organización cuyos directivos lo sepan. Díganos la verdad, mantenga al día lo que sabemos de sus directivos y no comparta su contraseña. Avísenos de inmediato si la usó quien no debía.",
  feesTitle: "Cuánto cuesta",
  fees: "Usted ve el precio antes de aceptar el pago. Nada se renueva ni se cobra por sí solo: una membresía dura su año, y uno nuevo empieza cuando usted renueva. Las tarifas del IRS y de los estados no están en nuestros precios salvo que lo digamos. Cómo pedir que le devolvamos dinero está en nuestra política de reembolsos.",
  papersTitle: "Documentos hechos aquí",
  papers:
    "Los estatutos y las cláusulas hechos aquí son suyos para usarlos y cambiarlos. Siguen las buenas prácticas y sirven a muchas organizaciones; si sirven a la suya lo juzgan usted y su abogado antes de aprobarlos.",
  sentTitle: "Lo que nos envía",
  sent: "Sus respuestas, archivos, fotos y videos siguen siendo suyos. Nos permite guardarlos, trabajar con ellos para su organización y mostrar lo que envía para mostrarse. Envíe solo lo que pueda: tenga el permiso de las personas que aparecen, y de los padres de los menores.",
  limitsTitle: "Qué no se permite",
  limits:
    "No use como suyo el número o el nombre de otra organización, no mire lo que no es suyo, no perturbe el servicio ni intente entrar por la fuerza. Los programas pueden leer nuestras páginas públicas a un ritmo que no moleste a nadie.",
  endingTitle: "Cómo termina",
  ending:
    "Puede dejarlo cuando quiera; una membresía que no se renueva termina con su año. Pídanos una copia de sus documentos, o que borremos lo que guardamos de usted.",
  liabilityTitle: "Si algo sale mal",
  liability:
    "Díganos qué pasó, para que podamos revisarlo. Lo que hacen el IRS, un estado, un banco o el correo no está en nuestras manos. Nada aquí le quita un derecho que la ley le da.",
  changesTitle: "Cuando estas condiciones cambian",
  changes: "Valen las condiciones de esta página.",
  contact: "Escriba a {email} o llame al {phone}. Por correo: {company}, {address}.",
};
