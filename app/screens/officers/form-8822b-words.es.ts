import type { Translation } from "#modules/platform/messages";
import type { form8822bWords } from "./form-8822b-words";

export const form8822b: Translation<typeof form8822bWords> = {
  title: "Informar al IRS de una nueva persona responsable",
  lede: "Cuando cambia la persona a quien el IRS conoce para su EIN, el IRS quiere el formulario 8822-B en un plazo de 60 días, en papel. Esta página dice qué va dónde y hace una hoja para copiar.",
  did: "¿Cambió la persona responsable?",
  no: "Si no cambió, no hay nada que hacer. Que otro directivo tome un cargo distinto no cambia nada para el IRS.",
  known: "Según su lista, el IRS conoce a {name}.",
  unknown: "Su lista no dice a quién conoce el IRS para su EIN.",
  yes: "Si cambió, llene esto",
  make: "Mostrar la hoja",
  ready: "La hoja",
  readyText:
    "Aquí no se guarda nada de esto: descárguela ahora. La hoja está en inglés, como el formulario.",
  readyBy: "El formulario debe llegar al IRS a más tardar el {due}.",
  download: "Descargar la hoja (PDF)",
  record: "Anotar el cambio en la lista",
  recordText:
    "En cuanto esté en la lista, la fecha del formulario aparece en su calendario y le escribimos antes de ella.",
  boxes: "Qué casillas",
  "box.check": "Casilla 1: márquela; es para una entidad cuyas declaraciones cambian.",
  "box.exempt":
    "Organización exenta de impuestos («Tax-exempt organization»): marque la casilla junto a las casillas 1 a 3 si el club lo es.",
  "box.name": "Líneas 4a y 4b: el nombre del club y su EIN, como los tiene el IRS.",
  "box.party": "Línea 8: el nombre de la nueva persona responsable.",
  "box.number":
    "Línea 9: el número propio de esa persona. Déjelo en blanco en todo lo que guarde o envíe por correo electrónico; escríbalo a mano en el papel que envía.",
  "box.sign": "Línea 10: firma un directivo, con su cargo y el día.",
  boxesFrom:
    "Según la versión del formulario de diciembre de 2019. Mire el formulario que descargue: si sus líneas son otras, vale el formulario.",
  where: "A dónde enviarlo",
  whereText:
    "La dirección depende de su estado y está en las instrucciones del formulario. No tenemos ninguna comprobada: consulte con el IRS antes de enviarlo.",
  form: "El formulario 8822-B en irs.gov, en inglés",
  back: "Volver a los directivos",
};
