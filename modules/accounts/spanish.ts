import type { Translation } from "#modules/platform/messages";
import type { accountFileMessages } from "./files/messages";
import type { accountsMessages } from "./messages";
import type { passkeyMessages } from "./passkeys/messages";
import type { acceptanceMessages } from "./people/acceptance-messages";
import type { peopleMessages } from "./people/messages";
import type { profileMessages } from "./profile/messages";
import type { settingsMessages } from "./profile/settings-messages";

const accounts: Translation<typeof accountsMessages> = {
  emailShape: "Escriba un correo electrónico con la forma nombre@ejemplo.org.",
  emailTaken: "Ya hay alguien con este correo electrónico.",
  addressKnown:
    "Este correo electrónico ya tiene una cuenta. Inicie sesión con su contraseña o restablézcala.",
  unnamedAccount: "Nueva organización",
  signInFailed:
    "Este correo electrónico y esta contraseña no coinciden. Revise ambos o restablezca su contraseña.",
  signInSuspended: "Este inicio de sesión está suspendido. Escriba a {email} para saber más.",
  currentPasswordWrong: "Esta no es su contraseña actual.",
  passwordsDiffer: "Las dos contraseñas no son iguales. Escriba la misma dos veces.",
  resetLinkRefused:
    "Este enlace no se puede usar. Sirve una sola vez, durante 60 minutos y para la dirección a la que se envió. Pida uno nuevo.",
  codeWrong:
    "Este código no es correcto o ya se usó. Espere el siguiente en su aplicación o use un código de recuperación.",
  codeExpired: "Pasó demasiado tiempo. Inicie sesión de nuevo.",
  secondFactorOn: "La verificación en dos pasos ya está activada.",
  secondFactorNotStarted: "Primero comience la verificación en dos pasos.",
  secondFactorOff: "La verificación en dos pasos ya está desactivada.",
  secondFactorDemanded:
    "El personal necesita la verificación en dos pasos; no se puede desactivar.",
  genShape: "Un número de exención de grupo tiene 4 dígitos.",
  suspensionChanged: "Otra persona acaba de cambiar esto. Revíselo de nuevo.",
  accountSuspended:
    "Esta cuenta está suspendida: {reason} Hasta que se resuelva no se puede empezar nada nuevo para ella. Escriba a {email} o llame al {phone}.",
  bonusLocked:
    "Alguien reclama esta organización. Hasta que se decida, su bonificación está bloqueada.",
  groupUnknown: "No existe ese grupo.",
  einTaken:
    "Otra organización aquí tiene este EIN. Revise los dígitos o escriba a {email} si es el suyo.",
  einOfAccount:
    "“{name}” (cuenta {id}) ya tiene este EIN, y un EIN es de una sola organización. Revise los dígitos.",
  primaryTaken: "Esta cuenta ya tiene un usuario principal.",
  alreadyInAccount: "Esta persona ya pertenece a esta cuenta.",
  labelEmail: "correo electrónico",
  labelPassword: "contraseña",
  labelPasswordConfirmation: "confirmar contraseña",
  labelCurrentPassword: "contraseña actual",
  labelCode: "código",
};

const invitationRefusal: Translation<typeof acceptanceMessages> = {
  invitationRefused:
    "Esta invitación no se puede usar. Sirve una sola vez y durante 7 días. Pida a quien le invitó que la envíe de nuevo.",
  invitationSignIn:
    "Inicie sesión con la dirección a la que se envió la invitación y luego acéptela.",
  linkSignIn:
    "Inicie sesión con la dirección a la que se envió el enlace y luego abra el enlace de nuevo.",
  labelFirstName: "nombre",
  labelLastName: "apellido",
};

const passkey: Translation<typeof passkeyMessages> = {
  refused: "Esa llave de acceso no sirvió. Inténtelo de nuevo o use su contraseña.",
  notAdded: "La llave de acceso no se agregó. Inténtelo de nuevo.",
  most: "Tiene 10 llaves de acceso y no caben más. Quite una que ya no use.",
  alreadyAdded: "Esta llave de acceso ya está en su lista.",
  noPassword:
    "Es su única llave de acceso y todavía no tiene contraseña. Elija una con «¿Olvidó su contraseña?» en la página de inicio de sesión y luego quite la llave.",
  labelName: "nombre",
  labelCurrentPassword: "contraseña actual",
  labelAnswer: "llave de acceso",
};

const clubProfile: Translation<typeof profileMessages> = {
  name: "Nombre de la organización",
  nameHint: "Como la conocen sus miembros. El público lo ve.",
  about: "Sobre su club",
  aboutHint: "Unas frases: quiénes son, a quién apoyan, cómo unirse.",
  aboutShown: "Mostrar este texto al público",
  place: "Dónde está",
  city: "Ciudad",
  state: "Estado",
  placeShown: "Mostrar la ciudad y el estado al público",
  reach: "Cómo comunicarse con ustedes",
  website: "Sitio web",
  websitePlaceholder: "www.example.org",
  websiteShown: "Mostrar el sitio web al público",
  phone: "Teléfono",
  phonePlaceholder: "(202) 555-0143",
  phoneShown: "Mostrar el número de teléfono al público",
  einShape: "Escriba los 9 dígitos de su EIN, por ejemplo 12-3456789",
  papers: "Documentos para nosotros",
  papersHint: "Opcional: la carta con su EIN, su carta de exención, la declaración del año pasado.",
  filesUnknown: "Uno de estos archivos no está entre los de esta organización. Súbalo de nuevo.",
};

const accountFile: Translation<typeof accountFileMessages> = {
  fileNeedsAccount: "Diga a qué organización pertenece el archivo.",
  paramsShape: "Envíe un solo objeto JSON, sin niveles, con valores cortos.",
  fileReplaced: "Hay una versión más nueva de este documento. Ábrala y agregue la suya allí.",
  labelProfileId: "organización",
  labelParams: "parámetros",
};

const peopleRefusal: Translation<typeof peopleMessages> = {
  deletePrimary: "No se puede eliminar al usuario principal.",
  deletePrimaryNext: "Primero nombre a otro usuario principal.",
  primaryMoved:
    "Mientras tanto otra persona se hizo cargo de esta organización. Pida a su usuario principal que le agregue.",
  primaryOnly: "Solo el usuario principal de esta organización cambia quiénes pertenecen a ella.",
  accountNeeded: "Diga de qué organización se trata: agregue su número como account_id.",
  inAccount: "Esta persona ya pertenece a su organización.",
  invitedAlready: "Esta persona ya está invitada. Elíjala en la lista para enviarla de nuevo.",
  passwordOfKnown:
    "Alguien ya inicia sesión con esta dirección y conserva su propia contraseña. Déjela vacía: enviamos una invitación.",
  passwordOfInvited: "Esta persona elige su contraseña con la invitación. Déjela vacía.",
  emailOfInvited:
    "La invitación pertenece a esta dirección. Elimínela y agregue a la persona con la nueva.",
  currentPasswordNeeded:
    "Escriba su contraseña actual: sin ella no se cambian su propio correo electrónico ni su contraseña.",
  lockedElsewhere:
    "Esta persona también pertenece a otra organización; por eso solo ella puede cambiarlo, en su cuenta.",
  lockedStaff: "Este es un acceso del personal; solo su propia persona lo cambia.",
  phoneShape: "Escriba un teléfono con su código de área, por ejemplo (202) 555-0143.",
  smsPhoneShape: "Escriba un número de celular sin extensión, por ejemplo (202) 555-0143.",
  labelPhone: "teléfono",
  labelSmsPhone: "celular para mensajes de texto",
  labelPrimary: "usuario principal",
  labelBulk: "noticias por correo electrónico",
  labelEvents: "recordatorios por correo electrónico",
  labelSms: "mensajes de texto",
  labelAccount: "organización",
  labelUser: "persona",
};

const settingsRefusal: Translation<typeof settingsMessages> = {
  smsPhoneNeeded:
    "Los mensajes de texto necesitan un número de celular. Escriba uno o quite la marca.",
  languageUnknown: "Elija un idioma de la lista.",
  emailSame: "Este ya es su correo electrónico.",
  emailTaken: "Alguien ya inicia sesión con esta dirección. Inicie sesión con ella o elija otra.",
  emailLinkRefused:
    "Este enlace no se puede usar. Sirve una sola vez y durante 60 minutos, y uno más nuevo lo reemplaza. Pida uno nuevo en su cuenta.",
  sessionGone: "La sesión de este dispositivo ya estaba cerrada.",
  labelLanguage: "idioma",
  labelDevice: "dispositivo",
};

/** This room's words in Spanish, by the names of their catalogues. */
export const accountsSpanish = {
  accountFile,
  accounts,
  clubProfile,
  invitationRefusal,
  passkey,
  peopleRefusal,
  settingsRefusal,
};
