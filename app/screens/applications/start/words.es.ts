import type { Translation } from "#modules/platform/messages";
import type { applicationStartMessages } from "./words";

export const applicationStart: Translation<typeof applicationStartMessages> = {
  title: "Comience su solicitud",
  lede: "Seis páginas, a su ritmo. Lo que escribe se guarda y no se paga nada hasta que la envíe.",
  chosen: "Su elección",
  chosenPrice: "{price} para ingresar",
  change: "Elegir otra",
  email: "Escriba su correo electrónico",
  emailHint: "Con él inicia sesión, y a él le escribimos.",
  password: "Elija una contraseña",
  submit: "¡Vamos!",
  known: "¿Ya tiene una cuenta? Use su correo y su contraseña.",
  signIn: "Iniciar sesión",
  forgot: "¿Olvidó su contraseña?",
  member: "Su sesión está abierta como {email}. La solicitud pertenece a su cuenta.",
  other: "Iniciar sesión como otra persona",
  chooseTitle: "Primero elija su membresía",
  chooseText: "Busque su caso. La lista de precios muestra qué incluye cada una.",
  choose: "Ver la lista de precios",
  levelNotOffered: "Elija una membresía de la lista de precios.",
  labelLevel: "membresía",
  labelSchema: "tipo de solicitud",
};
