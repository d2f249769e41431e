import type { Translation } from "#modules/platform/messages";
import type { claimCardWords } from "./claim-card-words";

export const claimCard: Translation<typeof claimCardWords> = {
  claims: "Reclamaciones",
  claimsText:
    "Alguien dice que no queda nadie a cargo de un capítulo. Se avisó a sus personas, que pueden oponerse durante 7 días; si una lo hace, decide el personal de {brand}.",
  none: "Ninguna reclamación",
  noneText: "Cuando alguien reclama un club en el que no queda nadie, aparece aquí de inmediato.",
  running: "En curso",
  over: "Terminadas",
  club: "Club",
  claimant: "Quién lo reclamó",
  heading: "{name} reclama {club}",
  state: "Estado",
  "state.open": "Espera una decisión",
  "state.approved": "Aprobada; pasa a ser un traspaso cuando terminen los días para oponerse",
  "state.objected": "Detenida: alguien se opuso; decide el personal",
  "state.rejected": "No aprobada",
  "state.effective": "Pasó a ser un traspaso",
  office: "Cargo",
  email: "Correo electrónico",
  why: "Qué pasó",
  paper: "Documento",
  quarantined: "{name}: el antivirus encontró algo, así que nadie lo puede abrir",
  quarantine: "Archivos en cuarentena, para liberarlo o eliminarlo",
  made: "Reclamado",
  until: "Uno puede oponerse hasta",
  objection: "En contra",
  objectionBy: "{by}: {text}",
  decided: "Decisión",
  reasonDecide: "Motivo, que se dice a las dos partes",
  reasonObject: "Por qué se opone; se dice a las dos partes",
  approve: "Aprobar",
  reject: "No aprobar",
  end: "Terminar la reclamación",
  object: "Oponerse a la reclamación",
  staffTitle: "Reclamaciones de clubes",
  staffLede:
    "Alguien dice que no queda nadie a cargo. Decide la sede del club; si no la hay, y cuando alguien se opuso, decide usted. Primero vea el documento.",
  ownTitle: "Alguien reclama este club",
  ownText:
    "El dinero de bonificación está bloqueado hasta que se decida. Si usted sigue a cargo, opóngase: la reclamación se detiene hasta que decida el personal de {brand}.",
  ownStopped:
    "El dinero de bonificación está bloqueado hasta que se decida. Alguien se opuso, así que decide el personal de {brand}. Se dice a las dos partes qué responden.",
  ownEnds:
    "El dinero de bonificación está bloqueado hasta que se decida. Los días para oponerse terminaron; escriba a {email} si algo no es correcto.",
};
