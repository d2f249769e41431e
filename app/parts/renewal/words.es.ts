import type { Translation } from "#modules/platform/messages";
import type { renewalPages } from "./words";

export const renewal: Translation<typeof renewalPages> = {
  title: "Renovar su membresía",
  titleStaff: "Renovar la membresía de {name}",
  lede: "La membresía de {name} dura hasta el {date}.",
  ledeLate: "La membresía de {name} duró hasta el {date}.",
  notMember: "Todavía no hay ninguna membresía que renovar",
  notMemberText: "En cuanto se apruebe una solicitud, su membresía se renueva aquí.",
  home: "Ir a su organización",

  level: "La membresía",
  current: "Nivel actual",
  due: "Fecha de vencimiento",
  next: "Próximo vencimiento",
  nextText: "El {date}, cuando se pague esta renovación",
  group: "Grupo",
  earlyBird: "Descuento por renovar con anticipación",
  earlyBirdOpen: "{amount} menos hasta el {date}, ese día incluido",
  earlyBirdOver: "Terminó el {date}",
  includes: "Qué incluye {level}",

  options: "Sus opciones",
  upgrade: "Cambiar a {level}",
  incorporation: "Agregar el paquete de constitución",
  price: "{price}",
  priceLess: "{price}, menos {discount}: {net}",
  priceFree: "{price}, menos {discount}: gratis con el cambio de nivel",
  locked:
    "Por ahora esta membresía no se puede renovar en el nivel básico. ¿Tiene preguntas? Llame al {phone}.",
  incorporationText: "Preparamos y presentamos su acta constitutiva. Viene con el cambio de nivel.",
  recompute: "Calcular de nuevo",

  pay: "Cuánto es",
  part: "Concepto",
  amount: "Cantidad",
  subtotal: "Subtotal",
  discounts: "Descuentos",
  bonus: "Bonificación por recomendar",
  total: "Total",
  bonusRest: "Le quedan {amount} de su bonificación para más adelante.",
  submit: "Renovar la membresía",
  submitHint: "Con esto se hace la factura. La paga en la página siguiente.",

  know: "Conviene saber",
  "know.return": "La declaración anual al IRS: formulario 990, 990-EZ o 990-N",
  "know.state": "Lo que pide su estado, en el mapa",
  "know.incorporation": "La constitución legal y su EIN",
  "know.fees": "Tarifas estatales en {state}",
  "know.maintain": "Para mantener el registro, al año",
  "know.articles": "Para presentar el acta constitutiva, una vez",
  "know.unknown": "Consulte con el estado",
  "know.source": "Como máximo; leído el {date}. Consulte antes de pagar:",
  "know.ask": "Mostramos una cifra cuando la hemos leído en una página del propio estado:",
  "know.packet": "¿No renueva? Llévese en un archivo ZIP todo lo que guardamos para ustedes",
  "know.sourceLink": "la página del propio estado, en inglés",

  "group.title": "¿Quiere continuar?",
  "group.text":
    "{name} pertenece a {group}. Antes de renovar por su cuenta, asegúrese de que a {group} no se le facture por todos sus miembros juntos.",
  "group.go": "Renovar por nuestra cuenta",
  "group.cancel": "Cancelar",

  "return.title": "Envíenos su última declaración",
  "return.text":
    "En {level} preparamos su próxima declaración. Para eso necesitamos la última declaración de la serie 990 que presentó la organización: formulario 990, 990-EZ o la confirmación de un 990-N.",
  "return.later":
    "Puede agregarla ahora o más tarde. Mientras falte, su página de inicio se la seguirá pidiendo.",
  "return.lede":
    "Formulario 990, 990-EZ o la confirmación de un 990-N: lo último que presentó la organización.",
  "return.hand": "Entregarla",
  "return.none": "No se pide ninguna declaración",
  "return.noneText":
    "Pedimos su última declaración cuando renueva en un nivel en el que preparamos la próxima. La suya ya está aquí, o su nivel no necesita ninguna. Aquí no tiene que hacer nada.",
  "return.file": "Su última declaración de la serie 990",
  "return.go": "Entiendo",
  "return.cancel": "Cancelar",
  "oops.title": "¡Vaya!",
  "oops.total": "El total ahora es {amount}. Lo que eligió sigue igual.",
  "oops.ok": "Aceptar",

  "open.title": "Su renovación espera el pago",
  "open.text": "Factura {number}, por {level}. Cuando se pague, la membresía dura hasta el {next}.",
  "open.paidTitle": "Su pago llegó",
  "open.paid":
    "La factura {number} está pagada. En un momento la membresía pasa al {next}; vuelva a cargar esta página para verlo.",
  "open.due": "Por pagar",
  "open.pay": "Pagar {amount}",
  "open.cancel": "Cancelar la renovación",
  "open.partly":
    "Una parte está pagada, así que la renovación ya no se puede cancelar aquí. Llame al {phone}.",
  "open.partPaid": "Pagado hasta ahora",
  "open.see": "Ver la factura",

  "cancel.title": "¿Cancelar esta renovación?",
  "cancel.text": "La factura {number} por {amount} se anula y no se debe nada por ella.",
  "cancel.bonus": "{amount} de la bonificación por recomendar vuelven al saldo.",
  "cancel.again":
    "La membresía conserva su fecha de vencimiento, el {due}. Puede renovar de nuevo cuando quiera.",
  "cancel.go": "Cancelar la renovación",
  "cancel.keep": "Conservarla",
  "cancel.none": "No hay ninguna renovación sin pagar",
  "cancel.noneText": "Puede que esté pagada o que ya se haya cancelado.",
  "cancel.back": "Volver a la renovación",
};
