import type { LoaderFunctionArgs } from "@remix-run/node";
import { documentOf } from "#modules/bylaws/index.server";
import { readDocumentQuery } from "~/http/document-query.server";
import { paths } from "~/http/paths";
import { refusePage } from "~/http/respond.server";
