import type { Translation } from "#modules/platform/messages";
import type { refundsMessages } from "./words";

export const refunds: Translation<typeof refundsMessages> = {
  metaDescription: "Cuándo devuelve dinero {brand}, cómo pedirlo y cuánto tarda.",
  title: "Política de reembolsos",
  updated: "Último cambio: {date}",
  lead: "Si pagó por error, o por algo que no hicimos, recibe su dinero de vuelta.",
  mistakeTitle: "Pagado por error",
  mistake:
    "Lo que se pagó dos veces, de más o por la factura equivocada lo devolvemos entero, en cuanto usted o nosotros lo notemos.",
  membershipTitle: "Una membresía",
  membership:
    "Dentro de los 30 días después de pagar una membresía o su renovación, la recibe entera de vuelta siempre que en ese tiempo no hayamos presentado nada por usted. Más tarde, o una vez que presentamos algo, la membresía sigue hasta el fin de su año y no se devuelve; pero si no hicimos lo que incluye su nivel, lo hacemos o devolvemos su precio.",
  governmentTitle: "Tarifas del IRS y de los estados",
  government:
    "Lo que se pagó al IRS o a un estado solo ellos pueden devolverlo. Rara vez lo hacen, también cuando niegan lo que se pidió.",
  renewalTitle: "Nada que cancelar",
  renewal:
    "Nada se renueva ni se cobra por sí solo. Una factura de una renovación que no quiere se puede cancelar mientras no se haya pagado nada de ella.",
  askTitle: "Cómo pedirlo",
  ask: "Escriba a {email} o llame al {phone} con el número de la factura. Pregúntenos antes de disputar un cargo con su banco: es más rápido para usted, y podemos corregir lo que estuvo mal.",
  wayTitle: "Cómo vuelve el dinero",
  way: "Por donde se pagó: a la misma tarjeta, cuenta bancaria o cuenta de PayPal, y un cheque con un cheque. Empezamos dentro de cinco días hábiles después de acordarlo; su banco puede tardar unos días más. Lo pagado el mismo día quizá solo pueda volver entero. El reembolso aparece junto a sus pagos.",
  contact: "Por correo: {company}, {address}.",
};
