import { env } from "#modules/platform/env.server";
import { href } from "~/http/href";

const closed = [
  "/admin",
  "/app",
  "/account",
  "/application/",
  "/dev",
  "/invitation",
  "/password/reset",
];

/** What programs that read the web may read here. */
export function loader(): Response {
  const lines = [
    "User-agent: *",
    "Allow: /application/start",
    "Allow: /app/account/show/",
    ...closed.map((path) => `Disallow: ${path}`),
    "Disallow: /bylaws-generator/*/",
    "",
    `Sitemap: ${env.publicUrl}${href("/sitemap.xml")}`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
