import type { Translation } from "#modules/platform/messages";
import type { ownPasskeyPages } from "./words";

export const ownPasskeys: Translation<typeof ownPasskeyPages> = {
  "list.title": "Llaves de acceso",
  "list.lede":
    "Una llave de acceso le inicia sesión con la huella, el rostro o el PIN de su dispositivo: no hay contraseña que recordar ni nada que una página falsa pueda quitarle.",
  "list.add": "Agregar una llave de acceso",
  "list.full": "Tiene 10 y no caben más. Quite una que ya no use.",
  "list.caption": "Sus llaves de acceso",
  "list.name": "Nombre",
  "list.device": "Dispositivo",
  "list.securityKey": "Llave de seguridad",
  "list.ownDevice": "Teléfono o computadora",
  "list.added": "Agregada",
  "list.used": "Último uso",
  "list.never": "Todavía no",
  "list.kept": "Dónde está",
  "list.synced": "Sincronizada entre sus dispositivos",
  "list.single": "En un solo dispositivo",
  "list.change": "Cambiar el nombre o quitarla",
  "list.changeOne": "Cambiar el nombre o quitarla: {name}",
  "list.emptyTitle": "Todavía no hay llaves de acceso",
  "list.empty":
    "Las crea su teléfono, su computadora o una llave de seguridad, en un navegador con JavaScript.",
  "list.shared":
    "¿Varios directivos usan este inicio de sesión? Cada uno agrega su propia llave de acceso, con su nombre. Cuando uno deja el cargo, quite la suya aquí.",
  "list.back": "Volver a su cuenta",
  "add.title": "Agregar una llave de acceso",
  "add.lede":
    "Su dispositivo la crea y la guarda. Lo que recibimos no abre nada: solo su dispositivo puede iniciarle sesión con ella.",
  "add.name": "Nombre (opcional)",
  "add.nameHint":
    "Por ejemplo, «Teléfono de Ana». Si lo deja vacío, lleva el nombre del dispositivo.",
  "add.submit": "Agregar una llave de acceso",
  "add.unable":
    "Este navegador no puede crear llaves de acceso para este sitio, o no tiene JavaScript. Abra esta página en otro.",
  "add.back": "Volver a sus llaves de acceso",
  "one.lede": "Agregada el {date}.",
  "one.renameTitle": "Cambiar el nombre",
  "one.name": "Nombre",
  "one.rename": "Guardar el nombre",
  "one.removeTitle": "Quitarla",
  "one.removeText":
    "Desde ese momento ya no inicia la sesión de nadie aquí. Los dispositivos con la sesión abierta siguen así. Bórrela también en su dispositivo, para que no la ofrezca.",
  "one.last": "Es su única llave de acceso. Después, la entrada es su contraseña.",
  "one.password": "Contraseña actual",
  "one.remove": "Quitar esta llave de acceso",
};
