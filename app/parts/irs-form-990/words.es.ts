import type { Translation } from "#modules/platform/messages";
import type { returnWords } from "./words";

export const irsReturn: Translation<typeof returnWords> = {
  title: "La declaración anual al IRS",
  description:
    "Qué formulario 990 presenta un club de apoyo, una asociación de padres o un capítulo, y cuándo vence.",
  lede: "Casi todas las organizaciones exentas de impuestos informan al IRS sobre su año, aunque hayan recibido casi nada. Tres años sin presentar ponen fin a la exención.",
  whichTitle: "¿Cuál es nuestro formulario?",
  age: "¿Qué antigüedad tiene su organización?",
  "age.first-year": "Un año o menos",
  "age.to-three": "De uno a tres años",
  "age.over-three": "Tres años o más",
  receipts: "¿Cuánto reciben al año?",
  receiptsHint:
    "En dólares, antes de los gastos. En el primer año cuente lo prometido; hasta los tres años tome el promedio de los dos primeros; después, el promedio de los tres últimos.",
  assets: "¿Cuánto tienen al final del año?",
  assetsHint: "En dólares: dinero, equipo, edificios. Déjelo vacío cuando sea poco.",
  inGroup:
    "Nuestra sede nacional presenta una sola declaración por todos sus capítulos, también por nosotros",
  show: "Mostrar el formulario",
  ageMissing: "Elija la antigüedad de su organización.",
  "answer.990-N":
    "Puede presentar el formulario 990-N, la tarjeta postal electrónica: ocho datos, en línea, gratis.",
  "answer.990-EZ": "Presenta el formulario 990-EZ o el formulario 990 completo.",
  "answer.990": "Presenta el formulario 990 completo.",
  "answer.none": "La declaración de su sede nacional le cubre. No presenta ninguna propia.",
  "answer.unknown": "Consulte al IRS cuál es su formulario: aquí sus límites no están confirmados.",
  "answer.mayLonger": "También puede presentar un formulario más largo.",
  "answer.askHead":
    "Pídale que confirme cada año que usted está en su lista. Una exención de grupo por sí sola no es una declaración de grupo.",
  limits:
    "A esta antigüedad, el 990-N es para hasta {limit}. El 990-EZ es para menos de {receipts} al año y menos de {assets} en bienes.",
  otherRules: "Las fundaciones privadas y las iglesias siguen otras reglas.",
  dueTitle: "¿Cuándo vence?",
  dueText:
    "El día 15 del quinto mes después de que termina su año fiscal. Si cae en fin de semana o en día feriado, pasa al siguiente día hábil.",
  month: "Nuestro año fiscal termina en",
  year: "del año",
  calculate: "Mostrar la fecha",
  "due.answer": "Para el año que termina el {end}, la declaración vence el {due}.",
  "due.moved": "El día 15 no es hábil, así que pasa al siguiente que lo es.",
  "due.extended":
    "El formulario 8868, presentado a más tardar el {due}, pasa un 990-EZ o un 990 al {extended} sin dar un motivo. El 990-N no se puede aplazar.",
  "due.open": "El 990-N se puede presentar desde el {day}, no antes de que termine el año.",
  tableTitle: "La próxima fecha de cada mes",
  tableCaption: "La próxima fecha de vencimiento según el mes en que termina el año fiscal",
  columnEnds: "Fin del año fiscal",
  columnDue: "Vence la declaración",
  lateTitle: "Tarde o nunca",
  "late.n": "Presentar tarde el 990-N no cuesta nada, y no se puede pedir prórroga.",
  "late.ez":
    "Presentar tarde el 990-EZ o el 990 cuesta {day} al día, hasta {cap} o el 5 % de los ingresos del año, lo que sea menor, salvo que tenga un buen motivo. Eso vale con ingresos de menos de {receipts}; con más cuesta más. Las cifras suben con los años: consulte la suya.",
  "late.source": "La página del IRS del {date}, en inglés",
  "late.ask":
    "Presentar tarde el 990-EZ o el 990 cuesta dinero por cada día: consulte al IRS cuánto.",
  "late.extension":
    "El formulario 8868 da seis meses más a un 990-EZ o a un 990 si lo presenta a más tardar en la fecha de vencimiento; el IRS no pide un motivo. No aplaza el 990-N ni el plazo para pagar un impuesto.",
  "late.three":
    "Tres declaraciones seguidas sin presentar ponen fin a la exención en la fecha de vencimiento de la tercera, sin decisión y sin apelación. Hay que solicitarla de nuevo.",
  backTitle: "¿La perdió? Cuatro caminos de vuelta",
  backText:
    "Cada uno requiere una solicitud (formulario 1023, 1023-EZ o 1024) y su tarifa. El plazo de 15 meses empieza con la carta del IRS o con el día en que su lista pública le muestra, lo que sea posterior.",
  "back.streamlined":
    "Dentro de 15 meses, perdida por primera vez, y bastaba un 990-EZ o un 990-N en los tres años: la recupera desde el día en que la perdió. No se pide un motivo.",
  "back.within":
    "Dentro de 15 meses en los demás casos: también desde el día en que la perdió, con un buen motivo para al menos uno de los tres años y con las declaraciones que faltan.",
  "back.after":
    "Después de 15 meses: desde el día en que la perdió, con un buen motivo para los tres años y con las declaraciones que faltan.",
  "back.forward":
    "En cualquier momento: desde el día en que envía la solicitud. El tiempo intermedio queda sin exención.",
  "back.meanwhile":
    "Hasta que la recupere, normalmente debe una declaración como organización sujeta a impuestos, y no debe decir a los donantes que sus donativos son deducibles. Consulte a un profesional antes de elegir.",
  "back.which": "Seis preguntas muestran cuál está abierto para usted y hasta cuándo",
  sourcesTitle: "Fuentes",
  written:
    "Escrito el {date} a partir de estas páginas, que están en inglés. Las reglas y las cifras cambian: consulte antes de presentar.",
  "source.when": "IRS: cuándo presentar el formulario 990-N",
  "source.who": "IRS: quién presenta el formulario 990-N",
  "source.forms": "IRS: qué formularios presentan las organizaciones exentas, leído el {date}",
  "source.due": "IRS: fechas de vencimiento, y las que da una prórroga",
  "source.back": "Wagenmaker Law: restitución tras la revocación automática",
  next: "Nuestros miembros ven su propia fecha en su página de inicio.",
  pricing: "Ver cuánto cuesta la membresía",
};
