import { defineMessages, type Translation } from "#modules/platform/messages";

/** What officers read of a letter to sign, and of one that was signed. */
export const letterWords = defineMessages({
  en: {
    "subject.asked": "{chapter}: a letter to sign",
    "subject.signed": "{chapter} signed a letter",
    "subject.declined": "{chapter} declined to sign",
    "subject.revoked": "{chapter} revoked a letter",
    "text.asked":
      "{group} asks an officer of {chapter} to sign “{title}” by {day}. It takes two minutes, with your password.",
    "text.signed": "“{title}” is signed for {chapter}. The letter is attached; keep it.",
    "text.signedBare":
      "“{title}” is signed for {chapter}. Its PDF could not be written yet: open the letter to have it made.",
    "text.declined": "{chapter} does not sign “{title}”: {reason}",
    "text.revoked":
      "{chapter} revoked “{title}”. What it allowed has ended. The letter that says so is attached.",
    "text.revokedBare":
      "{chapter} revoked “{title}”. What it allowed has ended. The PDF that says so could not be written yet: open the letter to have it made.",
    "action.asked": "Read and sign",
    action: "Open the letter",
    note: "You get this because you belong to {chapter}, or to {group}.",
  },
});

export const letterSpanish: Translation<typeof letterWords> = {
  "subject.asked": "{chapter}: una carta para firmar",
  "subject.signed": "{chapter} firmó una carta",
  "subject.declined": "{chapter} rechazó firmar",
  "subject.revoked": "{chapter} revocó una carta",
  "text.asked":
    "{group} pide que un directivo de {chapter} firme «{title}» a más tardar el {day}. Toma dos minutos, con su contraseña.",
  "text.signed": "«{title}» está firmada por {chapter}. La carta va adjunta; consérvela.",
  "text.signedBare":
    "«{title}» está firmada por {chapter}. Todavía no se pudo hacer su PDF: abra la carta para que se haga.",
  "text.declined": "{chapter} no firma «{title}»: {reason}",
  "text.revoked":
    "{chapter} revocó «{title}». Lo que permitía terminó. La carta que lo dice va adjunta.",
  "text.revokedBare":
    "{chapter} revocó «{title}». Lo que permitía terminó. Todavía no se pudo hacer el PDF que lo dice: abra la carta para que se haga.",
  "action.asked": "Leer y firmar",
  action: "Abrir la carta",
  note: "Recibe este correo porque pertenece a {chapter} o a {group}.",
};
