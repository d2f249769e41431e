import type { Translation } from "#modules/platform/messages";
import type { membershipYearWords } from "./membership-words";

export const membershipYear: Translation<typeof membershipYearWords> = {
  memberships: "Membresías",
  membershipsCaption: { one: "{count} año", other: "{count} años" },
  membershipsNone: "Después de la primera renovación encontrará aquí cada año con su certificado.",
  columnLevel: "Nivel",
  columnFrom: "Desde",
  columnThrough: "Hasta",
  columnCertificate: "Certificado",
  certificateOf: "Certificado {number}",
  certificateTitle: "Certificado de membresía",
  certificateLede: "{level}, del {from} al {through}.",
  "certificate.ready": "Está listo para imprimir: un PDF en inglés, en papel de tamaño carta.",
  "certificate.waiting": "Se está preparando. Esta página vuelve a mirar por sí sola.",
  "certificate.none": "Todavía no está.",
  certificateDownload: "Descargar el certificado",
  certificateLook: "Mirar de nuevo",
  certificateMake: "Preparar el certificado",
  certificateBack: "Volver a las finanzas",
};
