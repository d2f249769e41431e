import type { Translation } from "#modules/platform/messages";
import type { refundsMessages } from "./words";

export const refunds: Translation<typeof refundsMessages> = {
  metaDescription: "Cómo pedir a {brand} que le devuelva dinero y cómo le llega un reembolso.",
  title: "Política de reembolsos",
  updated: "Último cambio: {date}",
  lead: "Cómo pedir que le devolvamos dinero, quién decide y cómo le llega.",
  mistakeTitle: "Pagado por error",
  mistake:
    "Si pagó dos veces, de más o la factura equivocada, díganoslo. Lo comparamos con nuestros libros y con los del proveedor de pagos, y podemos devolver un pago entero o una parte.",
  membershipTitle: "Una membresía",
  membership:
    "Si se devuelve una membresía o su renovación se decide en cada caso, según lo que se pagó y lo que ya hicimos por ello.",
  governmentTitle: "Tarifas del IRS y de los estados",
  government:
    "Lo que se pagó al IRS o a un estado es de ellos. Si se devuelve lo deciden ellos, no nosotros.",
  renewalTitle: "Nada que cancelar",
  renewal:
    "Nada se renueva ni se cobra por sí solo. Si no quiere una renovación cuya factura ya tiene, pídanoslo: mientras no se haya pagado nada de ella, podemos anularla.",
  askTitle: "Cómo pedirlo",
  ask: "Escriba a {email} o llame al {phone} con el número de la factura. Pregúntenos, por favor, antes de disputar un cargo con su banco.",
  wayTitle: "Cómo vuelve el dinero",
  way: "Lo que se pagó aquí con tarjeta, cuenta bancaria o PayPal vuelve por el mismo camino. Efectivo y cheques los devolvemos a mano. Un pago que todavía no se liquidó, por lo general uno del mismo día, solo puede volver entero. El reembolso aparece junto a sus pagos; cuándo lo muestra su banco depende del banco.",
  contact: "Por correo: {company}, {address}.",
};
