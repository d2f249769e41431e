import type { Translation } from "#modules/platform/messages";
import type { resolutionWords } from "./resolution-words";

export const bankResolution: Translation<typeof resolutionWords> = {
  title: "Una resolución para su banco",
  lede: "Cuando cambian las personas que firman en el banco, los bancos piden una decisión del club, certificada por dos directivos. Quizá su banco quiera su propio formulario: pregunte antes de firmar este. El papel está en inglés.",
  decided: "Lo que se decidió",
  sign: "Quién firma desde ahora",
  leave: "Quién deja de firmar",
  leaveHint: "Directivos anteriores y quienes firman ahora.",
  nobody: "Todavía no hay nadie en la lista. Primero anote los períodos de sus directivos.",
  enter: "Anotar un período",
  power: "Lo que pueden hacer quienes firman",
  "power.checks": "Firmar cheques y hacer transferencias",
  "power.deposits": "Depositar y endosar cheques",
  "power.online": "Usar la banca en línea y las tarjetas",
  "power.accounts": "Abrir y cerrar cuentas",
  certify: "Quién la certifica",
  certifyHint: "Dos directivos distintos; por lo general, quien preside y quien lleva las actas.",
  submit: "Hacer el PDF",
  back: "Volver a los directivos",
};
