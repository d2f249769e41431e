import { defineMessages, type Translation } from "#modules/platform/messages";

export const peopleNoticeWords = defineMessages({
  en: {
    addedSubject: "You can sign in to {brand} for {account}",
    addedHeading: "You were added to {account}",
    addedText:
      "Its primary user gave this e-mail address a sign-in and a password. If nobody told you the password, choose one of your own.",
    addedNote:
      "Passwords that somebody else chose are best changed after the first sign-in. If you don't know this organization, write to us.",
    addedAction: "Choose a password",
    primarySubject: "{account} has a new primary user",
    primaryText: "From now on {person} looks after the people of {account}.",
    primaryNote: "If this is not what you expected, write to us.",
    primaryAction: "See the people",
    emailChangedSubject: "Your {brand} e-mail address was changed",
    emailChangedHeading: "Your e-mail address was changed",
    emailChangedText:
      "The sign-in that had this e-mail address has another one now. Mail no longer comes here.",
    emailChangedNote:
      "If you did not expect this, ask your organization's primary user, or write to us: somebody else may be trying to use your sign-in.",
    emailChangedAction: "Go to {brand}",
  },
});

export const peopleNoticeSpanish: Translation<typeof peopleNoticeWords> = {
  addedSubject: "Ya puede iniciar sesión en {brand} por {account}",
  addedHeading: "Ahora pertenece a {account}",
  addedText:
    "Su usuario principal dio a este correo electrónico un inicio de sesión y una contraseña. Si nadie le dijo la contraseña, elija una propia.",
  addedNote:
    "Conviene cambiar tras el primer inicio de sesión una contraseña que eligió otra persona. Si no conoce esta organización, escríbanos.",
  addedAction: "Elegir una contraseña",
  primarySubject: "{account} tiene un nuevo usuario principal",
  primaryText: "Desde ahora {person} se ocupa de las personas de {account}.",
  primaryNote: "Si no es lo que esperaba, escríbanos.",
  primaryAction: "Ver las personas",
  emailChangedSubject: "Se cambió su correo electrónico en {brand}",
  emailChangedHeading: "Se cambió su correo electrónico",
  emailChangedText:
    "El inicio de sesión que tenía este correo electrónico ahora tiene otro. Aquí ya no llegan correos.",
  emailChangedNote:
    "Si no lo esperaba, pregunte al usuario principal de su organización o escríbanos: quizá otra persona intenta usar su inicio de sesión.",
  emailChangedAction: "Ir a {brand}",
};
