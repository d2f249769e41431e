import type { Translation } from "#modules/platform/messages";
import type { clubLookupMessages } from "./words";

export const clubLookup: Translation<typeof clubLookupMessages> = {
  label: "El EIN o el nombre de su club",
  hint: "Vea enseguida lo que dice de él el archivo público del IRS.",
  submit: "Consultar",
  example: "Un ejemplo",
  answer: "Lo que dice el archivo del IRS",
  status: "Situación",
  nextReturn: "Próxima declaración",
  all: "Todo lo que dicen los archivos",
  names: {
    one: "Una organización tiene este nombre",
    other: "{count} organizaciones tienen este nombre",
  },
  namesNear: "¿Quiso decir una de estas?",
  namesText:
    "Elija la suya. Por nombre buscamos en los grupos que atendemos; con un EIN se encuentran más.",
  namesAll: "Ver todas",
  noneTitle: "No se encontró nada",
  noneText:
    "Por nombre buscamos solo en los grupos que atendemos. Escriba los 9 dígitos de su EIN, por ejemplo 12-3456789, para buscar en todo lo que hemos cargado de la lista del IRS.",
  missingTitle: "No está en lo que hemos cargado",
  next: "Qué hacer ahora",
  "current.1": "Ver qué declaración presentar, y cuándo",
  "current.2": "Poner al día sus estatutos",
  "current.3": "Deje sus documentos en nuestras manos: solicite la membresía",
  "revoked.1": "Ver qué camino de vuelta está abierto y hasta cuándo",
  "revoked.2": "Hablar con una persona sobre cómo recuperarla",
  "revoked.3": "Pedir ayuda para una nueva exención",
  "missing.1": "Revisar el número en su carta del EIN, y cómo obtener uno",
  "missing.2": "¿Aún sin exención? Comience una solicitud",
  "missing.3": "Crear sus estatutos, gratis",
};
