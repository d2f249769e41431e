import type { Translation } from "#modules/platform/messages";
import type { ePostcardMessages } from "./e-postcard/messages";
import type { rescueMessages } from "./rescue/messages";

const rescue: Translation<typeof rescueMessages> = {
  "route.streamlined": "Simplificado, desde el día en que la perdió",
  "route.within": "Dentro de 15 meses, desde el día en que la perdió",
  "route.after": "Después de 15 meses, desde el día en que la perdió",
  "route.postmark": "Desde el día en que envía la solicitud",
  "best.streamlined": "Puede recuperarla desde el día en que la perdió, sin dar un motivo",
  "best.within": "Puede recuperarla desde el día en que la perdió, con un buen motivo para un año",
  "best.after":
    "Puede recuperarla desde el día en que la perdió, con un buen motivo para los tres años",
  "best.postmark": "Puede recuperarla desde el día en que envía la solicitud",
  "about.streamlined":
    "Es el camino simplificado del Revenue Procedure 2014-11: para quien pudo presentar un 990-EZ o un 990-N en los tres años y nunca la había perdido así.",
  "about.within":
    "Es el segundo camino del Revenue Procedure 2014-11: dentro de 15 meses, con causa razonable para al menos uno de los tres años.",
  "about.after":
    "Es el tercer camino del Revenue Procedure 2014-11: después de 15 meses, con causa razonable para cada uno de los tres años.",
  "about.postmark":
    "Es el cuarto camino del Revenue Procedure 2014-11. Está abierto para todos, pero el tiempo intermedio queda sin exención.",
  "perhaps.streamlined":
    "El camino simplificado quizás también esté abierto. No pide ningún motivo.",
  "perhaps.within": "El segundo camino quizás también esté abierto: desde el día en que la perdió.",
  "perhaps.after": "El tercer camino quizás también esté abierto: desde el día en que la perdió.",
  "state.open": "Abierto",
  "state.unclear": "Aún no está claro",
  "state.shut": "Cerrado",
  "why.full_year": "En uno de los tres años tocaba el formulario 990 completo.",
  "why.revoked_before": "La exención ya se había perdido una vez.",
  "why.time_passed": "Los 15 meses ya pasaron.",
  "why.time_left": "Es para más tarde: los 15 meses no han pasado.",
  "why.no_cause": "Pide un buen motivo para al menos uno de los años.",
  "why.not_all_cause": "Pide un buen motivo para cada uno de los tres años.",
  "why.streamlined_serves": "No lo necesita: el camino simplificado está abierto.",
  "why.ask_years": "Diga qué declaración habría bastado en cada uno de los tres años.",
  "why.ask_before": "Diga si la exención ya se había perdido una vez.",
  "why.ask_time": "Diga el día de la carta del IRS o de su lista.",
  "why.ask_cause": "Diga si hubo un buen motivo para no presentar.",
  "clock.left": {
    one: "Envíe la solicitud a más tardar el {date}. Es decir, mañana.",
    other: "Envíe la solicitud a más tardar el {date}. Le quedan {count} días.",
  },
  "clock.today": "Envíe la solicitud hoy, {date}. Es el último día.",
  "clock.passed": "Los 15 meses terminaron el {date}.",
  "clock.unclear":
    "Los 15 meses quizás ya pasaron. Terminan entre el {safe} y el {date}: decide el día de la carta. Envíe la solicitud ya.",
  "clock.idle":
    "Los 15 meses duran hasta el {date}. Según sus respuestas no abren un camino mejor, así que no hay prisa por ellos.",
  "clock.none":
    "Todavía no podemos decir cuándo terminan los 15 meses. Empiezan con la carta del IRS o con el día en que su lista tuvo su nombre por primera vez, lo que sea posterior.",
  "clock.letter": "Contado desde la carta del IRS. Un fin de semana no mueve el día.",
  "clock.list":
    "Contado desde el día en que la lista del IRS tuvo su nombre por primera vez. Un fin de semana no mueve el día.",
  "clock.month":
    "Falta el día de la carta, así que tomamos el primero de su mes. El tiempo puede durar hasta el {date}.",
  "step.form":
    "Llene la solicitud: el formulario 1023 para una 501(c)(3), el 1024-A para una 501(c)(4), el 1024 para casi todas las demás, como una 501(c)(7). Use el EIN que ya tiene.",
  "step.short": "Una 501(c)(3) pequeña puede usar aquí el formulario 1023-EZ, más corto.",
  "step.short.ask":
    "Si aquí basta el formulario 1023-EZ, más corto, consúltelo con el IRS o con un profesional: no pudimos confirmarlo.",
  "step.long": "El formulario 1023-EZ, más corto, no sirve aquí.",
  "step.long.ask":
    "El formulario 1023-EZ, más corto, quizás no sirva aquí. Consulte al IRS o a un profesional antes de usarlo.",
  "step.line":
    "Diga qué camino toma: en el anexo E del formulario 1023, la parte V del 1023-EZ, la parte VI del 1024-A. Arriba en un formulario 1024 en papel escriba «{line}». La portada lo lleva.",
  "step.fee":
    "Pague la tarifa con ella. El {date} el IRS pedía {ez} con el formulario 1023-EZ y {full} con el 1023. Mire de nuevo antes de pagar; para otros formularios pregunte al IRS.",
  "step.fee.ask": "Pague la tarifa con ella. Pregunte al IRS cuánto es ahora.",
  "step.by": "Envíela a más tardar el {date} y guarde la prueba del día en que la envió.",
  "step.now": "Envíela pronto y guarde la prueba del día: la exención cuenta desde entonces.",
  "step.keep": "Guarde la prueba del día en que la envió.",
  "step.cause.one":
    "Escriba por qué no se presentó al menos una de las tres declaraciones: qué pasó, qué hizo para conocer sus deberes y qué evita que se repita.",
  "step.cause.all":
    "Escriba, para cada uno de los tres años, por qué no se presentó la declaración: qué pasó, qué hizo para conocer sus deberes y qué evita que se repita.",
  "step.returns":
    "Presente en papel el 990 o el 990-EZ de los tres años y de cada año posterior que falte. Escriba «Retroactive Reinstatement» en cada uno. Para un año en que habría bastado un 990-N no hace falta ninguno.",
  "step.returns.ez":
    "Para evitar un recargo, presente en papel el 990-EZ de cada año en que no habría bastado un 990-N. Escriba «Retroactive Reinstatement» en cada uno.",
  "step.confirm": "Diga en la solicitud que esas declaraciones están presentadas.",
  "step.group":
    "Solicítela usted mismo, aunque su exención venía de un grupo: el IRS quiere una solicitud del propio club, aun del que nunca necesitó una.",
  "step.group.maybe":
    "Si su exención venía de un grupo, solicítela usted mismo de todos modos: el IRS quiere una solicitud del propio club, aun del que nunca necesitó una.",
  "step.current": "Mientras espera, presente a tiempo la declaración de cada año que termina.",
  "step.professional": "Deje que un profesional revise todo antes de enviarlo.",
  "donors.list":
    "Desde que la lista del IRS tiene su nombre, los donantes ya no pueden contar con una deducción. Quite «deducible de impuestos» de su sitio web, sus cartas y sus recibos.",
  "donors.say":
    "Puede decir: «El IRS retiró nuestra exención porque faltaban declaraciones. Estamos solicitando recuperarla. Hasta entonces no podemos prometer que los donativos sean deducibles.»",
  "donors.after": "Los donativos se pueden deducir otra vez cuando la exención vuelva.",
  "between.tax":
    "Hasta que la recupere, el club puede deber una declaración de impuestos: el formulario 1120 una corporación, el 1041 un fideicomiso, y con ella el impuesto sobre la renta.",
  "between.state":
    "Los estados siguen sus propias reglas. Pregunte al suyo por el impuesto sobre las ventas, el impuesto sobre la renta y su permiso para recaudar fondos.",
  "unknown.clock":
    "Cuándo terminan los 15 meses: no se sabe ni el día de la carta ni el de la lista.",
  "unknown.letter": "El día de la carta del IRS. Si es posterior a la lista, tiene más tiempo.",
  "unknown.letter_day":
    "El día exacto de la carta. Hasta saberlo, quédese con la fecha más temprana.",
  "unknown.list":
    "El día en que la lista del IRS tuvo su nombre por primera vez. Si es posterior a la carta, tiene más tiempo.",
  "unknown.years": "Qué declaración habría bastado en cada uno de los tres años.",
  "unknown.before": "Si la exención ya se había perdido una vez.",
  "unknown.cause": "Si hubo un buen motivo para no presentar.",
  "unknown.group": "Si su exención venía de un grupo.",
  "unknown.group_after": "Su sede puede volver a incluirlo en su grupo después.",
  "unknown.group_after.ask":
    "Si su grupo puede volver a incluirlo después. No encontramos ninguna regla: pregunte a su sede.",
  "unknown.irs": "Si el IRS estará de acuerdo. Él decide, y puede tardar meses.",
  disclaimer:
    "Esto es una lectura de reglas públicas y de sus respuestas, no asesoría legal ni fiscal. Un profesional debe revisarlo antes de que se envíe algo.",
  notBegun:
    "La lista del IRS no tiene su EIN como revocado. Díganos la fecha de la carta del IRS si tiene una.",
  begunAlready: "Alguien ya empezó esto. Mire lo que hay.",
  letterHeld:
    "Nos dio una carta del IRS del {date} que devolvió la exención. La lista no tiene una revocación posterior.",
  changed: "Otra persona guardó otras respuestas. Compare las dos y guarde de nuevo.",
  notOver: "Esto ya está abierto otra vez.",
  dayShape: "Escriba un día, por ejemplo 05/03/2027.",
  dayAhead: "Escriba un día que no sea posterior a hoy.",
  dayEarly: "Escriba un día desde 2010: antes no había tal lista.",
  letterMonth: "Elija el mes de la carta.",
  letterYear: "Escriba el año de la carta, por ejemplo 2026.",
  letterDay: "Escriba un día que este mes tenga, o déjelo vacío.",
  letterMissing: "Elija el mes de la carta del IRS y escriba su año.",
  letterFile: "Añada la carta como archivo.",
  letterBefore: "La carta debe ser posterior a la revocación, que fue el {date}.",
  labelPosted: "día de la lista",
  labelLetterMonth: "mes de la carta",
  labelLetterDay: "día de la carta",
  labelLetterYear: "año de la carta",
  labelYear1: "primer año",
  labelYear2: "segundo año",
  labelYear3: "tercer año",
  labelBefore: "revocada antes",
  labelCause: "buen motivo",
  labelGroup: "grupo",
  labelVersion: "versión",
  labelReinstated: "día de la carta",
  labelFile: "carta",
};

const ePostcard: Translation<typeof ePostcardMessages> = {
  title: "Su tarjeta postal electrónica del año que terminó el {end}",
  due: "Vence el {due}. El 990-N no tiene prórroga.",
  opens: "No la puede presentar antes del {day}: el año debe haber terminado.",
  opened: "La puede presentar desde el {day}.",
  wrongForm: "Necesita el {form}, no la tarjeta postal electrónica",
  wrongFormText:
    "Lo que recibe normalmente es {average}. A esta antigüedad, la tarjeta es para hasta {limit}.",
  rightForm: "La tarjeta postal electrónica es su formulario",
  rightFormText:
    "Lo que recibe normalmente es {average}, y a esta antigüedad el límite es {limit}.",
  groupForm: "No presenta ninguna",
  groupFormText:
    "Su sede presenta una sola declaración por todos sus capítulos. Pídale que confirme que usted está en su lista.",
  askForm: "Primero: ¿es su formulario?",
  askFormText: "Diga cuánto recibió el club, antes de cualquier gasto. No se guarda.",
  age: "¿Qué antigüedad tiene el club?",
  "age.first-year": "Un año o menos",
  "age.to-three": "De uno a tres años",
  "age.over-three": "Tres años o más",
  receipts1: "Recibido en el año que terminó el {end}",
  receipts1Hint: "En dólares. En el primer año cuente también lo prometido.",
  assets: "En bienes al final del año",
  assetsHint: "En dólares: dinero, equipo. Déjelo vacío cuando sea poco.",
  inGroup:
    "Nuestra sede nacional presenta una sola declaración por todos sus capítulos, también por nosotros",
  show: "Mostrar el formulario",
  again: "Cambiar las cifras",
  ageMissing: "Elija la antigüedad del club.",
  otherLink: "La declaración anual al IRS: los formularios y cuándo vencen",
  answers: "Las ocho respuestas",
  answersText:
    "Copie cada una en el formulario del IRS. Revíselas antes: lo que aquí esté mal, allá estaría mal.",
  irs: "Como lo tiene el IRS",
  irsAsOf: "Archivo del {date}",
  irsNone: "El archivo del IRS que hemos cargado no tiene el EIN.",
  irsSilent: "El archivo no lo dice.",
  differs: "Distinto",
  ein: "EIN",
  einLabel: "EIN",
  year: "Año fiscal (tax year)",
  yearLabel: "Año fiscal (tax year)",
  yearNote: "Es el año en que empezó el año fiscal: del {begin} al {end}.",
  yearIrs: "El año fiscal termina en {month}",
  nameAddress: "Nombre legal y dirección postal",
  nameLabel: "Nombre legal",
  streetLabel: "Calle",
  cityLabel: "Ciudad",
  stateLabel: "Estado",
  zipLabel: "Código postal",
  otherNames: "Otros nombres",
  otherNamesLabel: "Otros nombres",
  website: "Sitio web",
  websiteLabel: "Sitio web",
  officer: "Directivo principal",
  officerLabel: "Nombre",
  officerAddressLabel: "Dirección",
  officerNote: "La dirección se muestra solo a las personas de su club.",
  receipts: "¿Son los ingresos brutos normalmente de $50,000 o menos?",
  receiptsLabel: "Respuesta",
  receiptsNote: "Así lo pregunta el IRS. A un club de menos de tres años se le permite más.",
  terminated: "¿Cerró la organización?",
  terminatedLabel: "Respuesta",
  terminatedIrs: "El último 990-N de la lista del IRS dice que cerró.",
  yes: "Sí (Yes)",
  no: "No",
  notSaid: "Todavía no lo sabemos.",
  none: "Ninguno",
  copy: "Copiar",
  copied: "Copiado",
  file: "Preséntela al IRS",
  fileSignIn:
    "Se entra con una cuenta de ID.me, que es de una sola persona. Quien la presentó el año pasado no se la puede prestar: cree la suya.",
  fileOurs: "Nosotros no enviamos nada al IRS. Lo hace usted, y es gratis.",
  fileLink: "Ir a la página del IRS",
  after: "Después",
  afterText:
    "Guarde la confirmación del IRS: su número, o la página en PDF. Con ella el año queda listo aquí también.",
  read: "Fuente, leída el {date}",
};

/** This room's words in Spanish, by the names of their catalogues; the server alone words them. */
export const filingsSpanish = { ePostcard, rescue };
