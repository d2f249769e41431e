import { defineMessages, type Translation } from "#modules/platform/messages";

export const securityNoticeWords = defineMessages({
  en: {
    passwordChangedSubject: "Your {brand} password was changed",
    passwordChangedHeading: "Your password was changed",
    passwordChangedText:
      "The password of this e-mail address was changed just now, and every device was signed out.",
    secondFactorOnSubject: "Two-step sign-in is on",
    secondFactorOnText:
      "From now on, signing in takes your password and a code from your app. Keep your recovery codes in a safe place.",
    secondFactorOffSubject: "Two-step sign-in is off",
    secondFactorOffText: "From now on, signing in takes your password alone.",
    recoveryCodeUsedSubject: "A recovery code was used to sign in",
    recoveryCodeUsedHeading: "A recovery code was used",
    recoveryCodeUsedText: "Somebody signed in with your password and one of your recovery codes.",
    passkeysStay:
      "Your passkeys still sign you in. Look whether each of them is yours, and remove what is not:",
    passkeyAddedSubject: "A passkey was added at {brand}",
    passkeyAddedHeading: "A passkey was added",
    passkeyAddedText:
      "Whoever holds the device that keeps it, and can unlock it, signs in as you without a password.",
    passkeyList: "Your passkeys, and the way to remove one:",
    passkeyRemovedSubject: "A passkey was removed at {brand}",
    passkeyRemovedHeading: "A passkey was removed",
    passkeyRemovedText:
      "It no longer signs you in here. Your device may still offer it; you can delete it there.",
    passkeyCopiedSubject: "One of your passkeys may have been copied",
    passkeyCopiedHeading: "One of your passkeys was refused",
    passkeyCopiedText:
      "A device counts how often a passkey is used, and the count that came was no higher than the last one. That happens when a passkey was copied. Nobody was let in, and the devices that this passkey had signed in were signed out.",
    passkeyCopiedNext: "Remove this passkey and add a new one:",
    preview: "If this was you, there is nothing to do.",
    note: "If this was not you, reset your password now and write to us: somebody else may know it.",
    action: "Reset password",
  },
});

export const securityNoticeSpanish: Translation<typeof securityNoticeWords> = {
  passwordChangedSubject: "Se cambió su contraseña de {brand}",
  passwordChangedHeading: "Se cambió su contraseña",
  passwordChangedText:
    "La contraseña de este correo electrónico se acaba de cambiar y se cerró la sesión en todos los dispositivos.",
  secondFactorOnSubject: "La verificación en dos pasos está activada",
  secondFactorOnText:
    "Desde ahora, para iniciar sesión hacen falta su contraseña y un código de su aplicación. Guarde sus códigos de recuperación en un lugar seguro.",
  secondFactorOffSubject: "La verificación en dos pasos está desactivada",
  secondFactorOffText: "Desde ahora, para iniciar sesión basta su contraseña.",
  recoveryCodeUsedSubject: "Se usó un código de recuperación para iniciar sesión",
  recoveryCodeUsedHeading: "Se usó un código de recuperación",
  recoveryCodeUsedText:
    "Alguien inició sesión con su contraseña y uno de sus códigos de recuperación.",
  passkeysStay:
    "Sus llaves de acceso siguen sirviendo para iniciar sesión. Revise si todas son suyas y quite las que no:",
  passkeyAddedSubject: "Se agregó una llave de acceso en {brand}",
  passkeyAddedHeading: "Se agregó una llave de acceso",
  passkeyAddedText:
    "Quien tenga el dispositivo que la guarda y pueda desbloquearlo inicia sesión como usted sin contraseña.",
  passkeyList: "Sus llaves de acceso, y cómo quitar una:",
  passkeyRemovedSubject: "Se quitó una llave de acceso en {brand}",
  passkeyRemovedHeading: "Se quitó una llave de acceso",
  passkeyRemovedText:
    "Ya no sirve para iniciar sesión aquí. Quizá su dispositivo aún la ofrezca; puede borrarla allí.",
  passkeyCopiedSubject: "Quizá alguien copió una de sus llaves de acceso",
  passkeyCopiedHeading: "Se rechazó una de sus llaves de acceso",
  passkeyCopiedText:
    "Los dispositivos cuentan cuántas veces se usa una llave de acceso, y el número que llegó no era mayor que el anterior. Eso pasa cuando se copió una llave. Nadie entró, y se cerró la sesión en los dispositivos que la habían abierto con esta llave.",
  passkeyCopiedNext: "Quite esta llave de acceso y agregue una nueva:",
  preview: "Si fue usted, no tiene que hacer nada.",
  note: "Si no fue usted, restablezca su contraseña ahora y escríbanos: quizá otra persona la conoce.",
  action: "Restablecer la contraseña",
};
