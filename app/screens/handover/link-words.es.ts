import type { Translation } from "#modules/platform/messages";
import type { handoverLinkWords } from "./link-words";

export const handoverLink: Translation<typeof handoverLinkWords> = {
  title: "Hágase cargo de {club}",
  lede: "{from} le entrega el club como {office}.",
  ledeNobody: "El club no tiene a nadie a cargo. Se le pide que lo asuma como {office}.",
  gets: "Lo que recibe",
  getsRole:
    "Se convierte en su usuario principal: se ocupa de sus personas, sus documentos y sus fechas.",
  getsList: "Una lista de todo lo que hay que entregar, para los dos.",
  getsTime: "Puede decir que no. El enlace sirve una sola vez y hasta el {day}.",
  accept: "Aceptar",
  firstName: "Nombre",
  lastName: "Apellido",
  email: "Correo electrónico al que se envió el enlace",
  emailHint: "Se envió a {to}.",
  choose: "Desde ahora inicia sesión con ella y con su correo electrónico.",
  replace:
    "Otra persona eligió su contraseña. Elija una que solo usted conozca; en los demás dispositivos se cierra la sesión.",
  password: "Contraseña nueva",
  confirm: "Confirmar contraseña",
  submit: "Hacerse cargo del club",
  signIn: "La dirección {to} ya tiene una cuenta. Inicie sesión con ella para aceptar.",
  signInLink: "Iniciar sesión",
  otherTitle: "Este enlace es para otra dirección",
  other:
    "Se envió a {to}, y usted inició sesión con otra dirección. No le da ningún acceso. Si esa dirección es suya, cierre la sesión y abra el enlace de nuevo. Si no, pida a quien se lo reenvió un traspaso a su propia dirección.",
  signOut: "Cerrar sesión",
  decline: "No aceptar",
  declineText: "Nada cambia para el club. Se avisa a quien se lo pidió.",
  reason: "Motivo, si quiere darlo",
  declineSubmit: "No aceptar",
  expiredTitle: "Este enlace venció",
  expired:
    "El enlace para hacerse cargo de {club} sirvió durante 14 días. No se cambió nada. Puede pedir uno nuevo.",
  ask: "Pedir un enlace nuevo",
  asked: "Usted pidió un enlace nuevo. Se avisó a quien envió este.",
  usedTitle: "Este enlace ya se usó",
  used: "Con él alguien se hizo cargo de {club}. Si fue usted, inicie sesión para continuar.",
  endedTitle: "Este enlace ya no sirve",
  ended:
    "Se canceló, no se aceptó o uno más nuevo lo reemplazó. Busque un correo posterior o pregunte a quien lo envió.",
  noneTitle: "No conocemos este enlace",
  none: "Ábralo otra vez desde el correo o copie la dirección completa.",
  home: "A la página de inicio",
};
