import { sendInquiry } from "#modules/inquiries/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { type Rows, staffOnly } from "./row";

const system = createCtx({ actor: { kind: "system", name: "tests" } });

/** What somebody wrote. */
async function inquiryId(): Promise<number> {
  const fields = { email: "officer@school.example", organization: "University of Kansas" };
  const sent = await sendInquiry(system, { kind: "greek_collector", fields, isVerified: true });
  if (!sent.ok) throw new Error(`the inquiry was refused: ${sent.refusal.code}`);
  return sent.value.id;
}

/** The public forms, and what staff do with what was sent. */
export const inquiryRows: Rows = {
  "/contact": { ids: "B-95 G-10", GET: "ok", write: "refused" },
  "/compliance-check": { ids: "B-95 G-15", GET: "ok", write: "refused" },
  "/multi-chapter": { ids: "B-95 G-18", GET: "ok", write: "refused" },
  "/greek-collector": { ids: "B-95 G-20", GET: "ok", write: "refused" },
  "/admin/inquiries": { ids: "G-13 B-98", GET: staffOnly("ok") },
  "/admin/inquiries/csv": { ids: "G-13 B-98", GET: staffOnly("ok") },
  "/admin/inquiries/:id": {
    ids: "G-13 B-98",
    path: async () => `/admin/inquiries/${await inquiryId()}`,
    GET: staffOnly("ok"),
    write: staffOnly("refused"),
  },
};
