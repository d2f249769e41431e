import type { StaffPerson } from "#modules/accounts/contract";
import { roleOfStaff, staffRoles } from "#modules/platform/staff-roles";
import { staffRolesMessages } from "~/parts/staff-roles/words";
import { Button } from "~/ui/button";
import { Form, SubmitButton } from "~/ui/form";
import { TextInput } from "~/ui/inputs";
import { Select } from "~/ui/selects";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";

interface RoleFormProps {
  answer: FormOutcome | undefined;
  /** Whose role it is; somebody new when left out. */
  person: StaffPerson | undefined;
}

/** Gives somebody a role, or takes it away. */
export function RoleForm({ answer, person }: RoleFormProps) {
  const t = useWords(staffRolesMessages);
  const roles = staffRoles.map((value) => {
    const { title, about } = roleOfStaff(value);
    return { value: value as string, label: `${title}: ${about}` };
  });
  return (
    <section aria-labelledby="role-form" className="max-w-prose">
      <h2 id="role-form" className="mb-2">
        {t("formTitle")}
      </h2>
      <p className="mb-6">{t("formLede")}</p>
      <Form key={person?.id} answer={answer}>
        <TextInput
          name="email"
          type="email"
          label={t("email")}
          hint={t("emailHint")}
          defaultValue={person?.email}
          autoComplete="off"
          required
        />
        <Select
          name="role"
          label={t("role")}
          options={[...roles, { value: "none", label: t("roleNone") }]}
          defaultValue={person?.role ?? undefined}
          required
        />
        <div className="btn-row mt-6">
          <SubmitButton>{t("save")}</SubmitButton>
          <Button type="submit" name="_invite" value="1" variant="secondary">
            {t("invite")}
          </Button>
        </div>
        <p className="hint mt-4">{t("inviteHint")}</p>
      </Form>
    </section>
  );
}
