import type { Translation } from "#modules/platform/messages";
import type { incorporationWords } from "./words";

export const incorporation: Translation<typeof incorporationWords> = {
  title: "La constitución legal y su EIN",
  description:
    "Qué aportan la constitución legal y un EIN a un club de apoyo, una asociación de padres o un capítulo, cuánto cuestan y qué no son.",
  lede: "Dos documentos que todo club necesita tarde o temprano, de dos oficinas distintas. Ninguno de ellos es la exención de impuestos.",
  incTitle: "La constitución viene de su estado",
  inc1: "Usted presenta el acta constitutiva ante la oficina de registro de su estado. Desde entonces el club es una corporación: puede firmar, poseer y deber en su propio nombre.",
  inc2: "Cuando solicita la exención, el IRS busca en el acta un propósito y una cláusula de disolución.",
  inc3: "Después, la mayoría de los estados pide un informe cada uno o dos años. La corporación que lo olvida puede ser disuelta.",
  fees: {
    one: "Hemos confirmado la tarifa por el acta en {count} estado: {upTo}.",
    other: "Hemos confirmado la tarifa por el acta en {count} estados: allí va de {from} a {upTo}.",
  },
  feesLink: "Busque las tarifas de su estado",
  einTitle: "El EIN viene del IRS",
  ein1: "Un número de identificación del empleador (EIN) tiene nueve dígitos, como 12-3456789. Lo necesita para una cuenta bancaria y para cada declaración, aunque no tenga empleados.",
  ein2: "Es gratis y lo da el IRS directamente. Nadie necesita pagar por él.",
  ein3: "Una persona de su club, la parte responsable, lo respalda. Esa persona puede obtener un número al día, y el IRS quiere saber cuándo cambia la persona.",
  ein4: "Use el suyo. El EIN de la escuela y su certificado de impuesto sobre las ventas son solo de la escuela.",
  orderTitle: "En este orden",
  order1: "Constitúyase, para que el EIN se le dé a la corporación.",
  order2: "Obtenga el EIN.",
  order3: "Adopte los estatutos y abra la cuenta bancaria.",
  order4:
    "Solicite la exención. Un capítulo puede estar cubierto por la exención de grupo de su sede nacional.",
  "order4.fees": "El IRS cobra {ez} por el formulario 1023-EZ y {full} por el formulario 1023.",
  "order4.feesRead": "La página del IRS, leída el {date}",
  "order4.ask": "Consulte al IRS cuánto cobra por el formulario.",
  order5: "Regístrese ante su estado antes de pedir dinero al público, donde el estado lo pida.",
  ezTitle: "El formulario corto, y la fecha que importa",
  ezText:
    "Puede usar el formulario 1023-EZ si recibió como máximo {receipts} en cada uno de los últimos tres años, no espera más que eso en cada uno de los próximos tres y posee como máximo {assets}.",
  ezNot:
    "Algunas no pueden, por pequeñas que sean: escuelas, iglesias y unas pocas más. La hoja de las instrucciones del formulario pregunta por todas ellas. Las demás usan el formulario 1023.",
  ezWhen:
    "La exención cuenta desde el día en que se formó si la solicita dentro de los 27 meses desde el fin del mes en que se formó. Un club formado el 10 de marzo de 2026 tiene hasta el 30 de junio de 2028. Después cuenta desde el día en que la solicita.",
  notTitle: "Lo que no son",
  notText:
    "La constitución legal, el EIN, la exención de impuestos, el registro de beneficencia y la exención del impuesto sobre las ventas son cinco cosas distintas. Ninguna trae consigo otra.",
  sourcesTitle: "Fuentes",
  written:
    "Escrito el {date} a partir de estas páginas, que están en inglés. Las tarifas cambian: consulte antes de presentar.",
  "source.fee": "IRS: tarifas de los formularios 1023 y 1023-EZ",
  "source.when": "IRS: solicitar dentro de 27 meses",
  "source.ein": "CDS: cómo se asignan los EIN",
  bylaws: "Crear sus estatutos",
  pricing: "Ver cuánto cuesta la membresía",
};
