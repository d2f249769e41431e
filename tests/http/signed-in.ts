import { password } from "#tests/modules/accounts/people";
import { Visitor } from "#tests/setup/visitor";

/** A browser that is signed in by the plain form. */
export async function signedIn(url: string, email: string, publicUrl?: string): Promise<Visitor> {
  const visitor = new Visitor(url, publicUrl);
  await visitor.open("/login");
  const page = await visitor.submit("/login", { email, password });
  if (page.status !== 303) throw new Error("the sign-in was refused");
  await visitor.open("/account");
  return visitor;
}
