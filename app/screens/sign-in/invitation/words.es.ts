import type { Translation } from "#modules/platform/messages";
import type { invitationWords } from "./words";

export const invitation: Translation<typeof invitationWords> = {
  firstName: "Nombre",
  lastName: "Apellido",
  title: "Únase a {account}",
  lede: "La invitación se envió a {email}.",
  primary: "Al aceptar se convierte en el usuario principal, quien se ocupa de sus personas.",
  choose: "Elija una contraseña. Desde ahora inicia sesión con ella y con su correo electrónico.",
  replace:
    "Otra persona eligió su contraseña. Elija una que solo usted conozca; en los demás dispositivos se cierra la sesión.",
  newPassword: "Contraseña nueva",
  confirm: "Confirmar contraseña",
  submit: "Aceptar la invitación",
  signInTitle: "Iniciar sesión para aceptar",
  signIn: "Ya tiene una cuenta con esta dirección.",
  signInLink: "Iniciar sesión",
  otherTitle: "Inició sesión con otra dirección",
  other: "Primero cierre la sesión y luego abra de nuevo el enlace del correo.",
  signOut: "Cerrar sesión",
  oldTitle: "Esta invitación no se puede usar",
  oldText:
    "Sirve una sola vez y durante 7 días, y una más nueva la reemplaza. Si ya la aceptó, inicie sesión; si no, pida a quien le invitó que la envíe de nuevo.",
};
