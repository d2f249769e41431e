import { addAlert } from "#modules/alerts/index.server";
import { sendInquiry } from "#modules/inquiries/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { civilDate } from "#modules/platform/dates";
import { type Rows, staffOnly } from "./row";

const system = createCtx({ actor: { kind: "system", name: "tests" } });

/** What somebody wrote. */
async function inquiryId(): Promise<number> {
  const fields = { email: "officer@school.example", organization: "University of Kansas" };
  const sent = await sendInquiry(system, { kind: "greek_collector", fields, isVerified: true });
  if (!sent.ok) throw new Error(`the inquiry was refused: ${sent.refusal.code}`);
  return sent.value.id;
}

/** A banner of the past. */
async function alertId(): Promise<number> {
  const day = civilDate("2020-01-01");
  const added = await addAlert(system, {
    kind: "holiday",
    textEn: "We are closed.",
    textEs: "",
    startsOn: day,
    endsOn: day,
  });
  if (!added.ok) throw new Error(`the alert was refused: ${added.refusal.code}`);
  return added.value.id;
}

/** The public forms, and what staff do with them. */
export const inquiryRows: Rows = {
  "/contact": { ids: "B-95 G-10", GET: "ok", write: "refused" },
  "/compliance-check": { ids: "B-95 G-15", GET: "ok", write: "refused" },
  "/multi-chapter": { ids: "B-95 G-18", GET: "ok", write: "refused" },
  "/greek-collector": { ids: "B-95 G-20", GET: "ok", write: "refused" },
  "/greek-collector/campuses": {
    ids: "B-95 G-20",
    path: () => "/greek-collector/campuses?q=kansas",
    GET: "ok",
  },
  "/ratings": {
    ids: "B-95 G-25",
    path: () => "/ratings?url=%2Firs-form-990",
    GET: "ok",
    write: "refused",
  },
  "/alerts/close": { ids: "B-95 G-30", GET: "refused", write: "ok|elsewhere" },
  "/admin/alerts": { ids: "G-29 B-98", GET: staffOnly("ok") },
  "/admin/alerts/new": { ids: "G-29 B-98", GET: staffOnly("ok"), write: staffOnly("refused") },
  "/admin/alerts/:id": {
    ids: "G-29 B-98",
    path: async () => `/admin/alerts/${await alertId()}`,
    GET: staffOnly("ok"),
    write: staffOnly("refused"),
  },
  "/admin/inquiries/ratings": { ids: "G-22 B-98", GET: staffOnly("ok") },
  "/admin/inquiries": { ids: "G-13 B-98", GET: staffOnly("ok") },
  "/admin/inquiries/csv": { ids: "G-13 B-98", GET: staffOnly("ok") },
  "/admin/inquiries/:id": {
    ids: "G-13 B-98",
    path: async () => `/admin/inquiries/${await inquiryId()}`,
    GET: staffOnly("ok"),
    write: staffOnly("refused"),
  },
};
