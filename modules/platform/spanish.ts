import type { botCheckMessages } from "./captcha/contract";
import type { fieldMessages } from "./field-messages";
import type { fileMessages } from "./files/messages";
import type { formMessages, readerMessages } from "./forms/messages";
import type { mediaMessages } from "./media/messages";
import type { Translation } from "./messages";
import type { platformWords } from "./words";

/** The ground floor's words in Spanish, by the names of their catalogues. */
const botCheckRefusal: Translation<typeof botCheckMessages> = {
  refused:
    "No pudimos comprobar que esto lo envió una persona. Espere unos segundos y envíe el formulario de nuevo.",
  expired: "La página estuvo abierta demasiado tiempo. Envíe el formulario de nuevo.",
  tooEarly: "Eso fue muy rápido. Espere 2 segundos y envíe el formulario de nuevo.",
};

const field: Translation<typeof fieldMessages> = {
  required: "El campo «{label}» es obligatorio.",
  invalid: "El campo «{label}» no es válido.",
  text: "El campo «{label}» debe ser texto.",
  tooLong: "El campo «{label}» debe tener {max} caracteres o menos.",
  tooShort: "El campo «{label}» debe tener {min} caracteres o más.",
  characters:
    "El campo «{label}» contiene caracteres que no se pueden usar. Escríbalo de nuevo en lugar de pegarlo.",
  oneLine: "El campo «{label}» debe caber en una sola línea.",
  flag: "El campo «{label}» debe ser 1 o 0.",
  month: "El campo «{label}» debe ser un mes del 1 al 12.",
  date: "Escriba una fecha, por ejemplo 05/03/2027.",
  number: "El campo «{label}» debe ser un número.",
  wholeNumber: "El campo «{label}» debe ser un número entero.",
  numberTooSmall: "El campo «{label}» debe ser {min} como mínimo.",
  numberTooBig: "El campo «{label}» debe ser {max} como máximo.",
  unknown: "El campo «{label}» no forma parte de este formulario.",
  unreadable: "No se pudo leer el formulario.",
};

const file: Translation<typeof fileMessages> = {
  notAllowedTitle: "¡Vaya!",
  notAllowed: "{name} no está permitido.",
  tooLarge: "{name} es demasiado grande: {size} como máximo.",
  tooLargeUnnamed: "El archivo es demasiado grande: {size} como máximo.",
  missing: "Primero elija un archivo.",
  empty: "{name} está vacío.",
  harmful: "No aceptamos {name}: nuestro antivirus lo rechaza.",
  gone: "El archivo subido ya no está aquí. Elíjalo de nuevo.",
  oneAtATime: "¡De uno en uno, por favor!",
};

const platform: Translation<typeof platformWords> = {
  invalidUtcOffset: "La diferencia con UTC no es válida.",
  amountEmpty: "Escriba una cantidad en dólares, por ejemplo 1,234.50.",
  amountNotANumber: "Escriba la cantidad solo con dígitos, por ejemplo 1,234.50.",
  amountGroups: "Ponga comas entre los grupos de tres dígitos y un punto antes de los centavos.",
  amountTooPrecise: "Escriba como máximo dos dígitos después del punto decimal.",
  amountNegative: "Escriba una cantidad de cero o más.",
  amountTooLarge: "Escriba una cantidad de {max} o menos.",
  strengthVeryWeak: "Muy débil",
  strengthWeak: "Débil",
  strengthFair: "Aceptable",
  strengthStrong: "Segura",
  strengthVeryStrong: "Muy segura",
  passwordTooShort: "Use al menos {min} caracteres.",
  passwordTooLong: "Use como máximo {max} caracteres.",
  passwordNeedsLetterAndDigit: "Use al menos una letra y un número.",
  passwordTooCommon: "Esta contraseña está entre las más comunes. Elija otra.",
  guidanceLength: "Al menos {min} caracteres",
  guidanceLettersAndDigits: "Letras y números",
  guidanceMixedCase: "Mayúsculas y minúsculas",
  guidanceSpecial: "Caracteres especiales {characters}",
};

export const platformSpanish = { field, file, platform };
const mediaRefusal: Translation<typeof mediaMessages> = {
  pictureUnreadable:
    "No se pudo leer {name}. Puede que esté dañado, que tenga más de {megapixels} megapíxeles o que sea una animación de más de {frames} imágenes.",
  videoUnreadable:
    "No se pudo leer {name} como video. Puede que esté dañado o que no tenga imagen.",
  videoCut:
    "{name} no está completo: falta el final. Envíelo de nuevo, desde donde se grabó o guardó.",
  busy: "En este momento se preparan muchas imágenes. Inténtelo de nuevo en un minuto.",
};

const reader: Translation<typeof readerMessages> = {
  email: "Escriba un correo electrónico con la forma nombre@ejemplo.org.",
  ein: "Escriba el EIN con sus 9 dígitos, como 12-3456789. Está en la carta que le envió el IRS.",
  phone: "Escriba un teléfono con su código de área, como (202) 555-0143.",
  digits: "Escriba un número de {length} dígitos, como {example}.",
  share: "Escriba un porcentaje, por ejemplo 12.5. Puede tener cuatro decimales.",
  count: "Escriba un número entero de {from} a {max}.",
  choice: "Elija una opción de la lista.",
  yes: "Sí",
  no: "No",
};

const formRefusal: Translation<typeof formMessages> = {
  zip: "Escriba un código postal de 5 dígitos, como 60601, o de 9, como 60601-1234.",
  url: "Escriba una dirección web, como www.example.org.",
  integer: "El campo «{label}» debe ser un número entero.",
  month: "El campo «{label}» debe ser un mes del 1 al 12.",
  option: "Elija una de las opciones de «{label}».",
  date: "Escriba una fecha que exista en «{label}», como {example}.",
  pastDate: "El campo «{label}» debe ser hoy o antes.",
  futureDate: "El campo «{label}» debe ser hoy o después.",
  confirmed: "El campo «{label}» debe ser igual a «{other}».",
  files: "Los archivos de «{label}» no se pudieron leer. Súbalos de nuevo.",
  integerTooSmall: "El campo «{label}» debe ser {min} como mínimo.",
  integerTooBig: "El campo «{label}» debe ser {max} como máximo.",
  moneyTooSmall: "El campo «{label}» debe ser de {min} dólares como mínimo.",
  moneyTooBig: "El campo «{label}» debe ser de {max} dólares como máximo.",
  otherOrganization: "Otra organización",
};

export const platformRefusalsInSpanish = { botCheckRefusal, formRefusal, mediaRefusal, reader };
