import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { readArchive } from "#modules/supervision/index.server";
import { downloadHeaders } from "~/http/download-headers";
import { answerFile } from "~/http/file-answer.server";
import { centralOf } from "~/http/headquarters-head.server";
import { refusePage } from "~/http/respond.server";
import { found, yearOf } from "../asked.server";
import { sendArchive } from "../send-archive.server";

/** The year that "2027.zip" names; 0, which no year is, for anything else. */
const yearOfFile = (file: string | undefined) =>
  file?.endsWith(".zip") ? yearOf(file.slice(0, -".zip".length)) : 0;

/** The ZIP of a supervision year; a script that comes too early is told so. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { accountId } = centralOf(context, request);
  const year = yearOfFile(params.file);
  const archive = found(context, await readArchive(context.ctx, { accountId, year }));
  if (archive?.state === "waiting") {
    return Response.json({ status: "preparing" }, { status: 202 });
  }
  const file = await archive?.open();
  if (!file) refusePage(context, { code: "not_found" });
  return answerFile(
    request,
    file,
    downloadHeaders({ fileName: `supervision-${year}.zip`, contentType: "application/zip" }),
  );
}

/** Asks for it. */
export const action = ({ context, request, params }: ActionFunctionArgs) =>
  sendArchive(context, request, yearOfFile(params.file));
