import { headquartersPaths } from "~/http/headquarters-paths";
import { TickList } from "~/parts/headquarters/tick-list";
import { RadioGroup } from "~/ui/choices";
import { Form, SubmitButton } from "~/ui/form";
import { TextInput } from "~/ui/inputs";
import { useWords } from "~/ui/ui-context";
import type { PeopleData, PeopleRefusal } from "./people-page.server";
import { headquartersPeopleWords } from "./words";

interface Props {
  data: PeopleData;
  answer: PeopleRefusal | undefined;
}

/** What one of the people may do, and for which chapters. */
export function RoleForm({ data: { head, person, regions, roles }, answer }: Props) {
  const t = useWords(headquartersPeopleWords);
  if (!person) return null;
  return (
    <Form
      key={person.version}
      id="role"
      action={headquartersPaths.person(person.id, head.named)}
      answer={answer}
      label={t("personTitle", { name: person.name })}
    >
      <input type="hidden" name="version" value={person.version} />
      <RadioGroup
        name="role"
        label={t("role")}
        required
        defaultValue={person.role}
        options={roles.map((value) => ({
          value,
          label: t(`role.${value}`),
          hint: t(`roleHint.${value}`),
        }))}
      />
      <RadioGroup
        name="reach"
        label={t("reach")}
        required
        defaultValue={person.regionIds === null ? "all" : "regions"}
        options={[
          { value: "all", label: t("reachAll") },
          { value: "regions", label: t("reachRegions") },
        ]}
      />
      {regions.length > 0 ? (
        <TickList
          name="regions"
          label={t("regionsOf")}
          options={regions.map(({ id, name }) => ({ value: String(id), label: name }))}
          ticked={answer?.ticked ?? person.regionIds?.map(String) ?? []}
        />
      ) : (
        <p className="hint">{t("noRegions")}</p>
      )}
      <SubmitButton className="mt-6">{t("personSave")}</SubmitButton>
    </Form>
  );
}

/** A region's name, the states whose chapters move into it, and its removal. */
export function RegionForms({ data: { head, region, states, constraints }, answer }: Props) {
  const t = useWords(headquartersPeopleWords);
  if (!region) return null;
  const action = headquartersPaths.region(region.id, head.named);
  const of = (form: PeopleRefusal["form"]) => (answer?.form === form ? answer : undefined);
  return (
    <>
      <section className="stack">
        <h2 id="rename">{t("rename")}</h2>
        <Form
          id="rename-region"
          action={action}
          answer={of("rename")}
          constraints={constraints}
          label={t("rename")}
        >
          <input type="hidden" name="decision" value="rename" />
          <TextInput
            name="name"
            label={t("regionName")}
            defaultValue={region.name}
            autoComplete="off"
          />
          <SubmitButton className="mt-6">{t("renameSubmit")}</SubmitButton>
        </Form>
      </section>
      <section className="stack">
        <h2 id="states">{t("states")}</h2>
        <Form id="region-states" action={action} answer={of("states")} label={t("states")}>
          <input type="hidden" name="decision" value="states" />
          <TickList
            name="states"
            label={t("states")}
            hint={t("statesHint")}
            options={states}
            ticked={of("states")?.ticked ?? []}
          />
          <SubmitButton variant="secondary" className="mt-6">
            {t("statesSubmit")}
          </SubmitButton>
        </Form>
      </section>
      <section className="stack mt-8">
        <h2 id="remove">{t("remove")}</h2>
        <p>{t("removeText")}</p>
        <Form id="remove-region" action={action} answer={of("remove")} label={t("remove")}>
          <input type="hidden" name="decision" value="remove" />
          <SubmitButton variant="danger">{t("removeSubmit")}</SubmitButton>
        </Form>
      </section>
    </>
  );
}

/** A new region. */
export function NewRegionForm({ data: { head, regions, constraints }, answer }: Props) {
  const t = useWords(headquartersPeopleWords);
  return (
    <Form
      key={regions.length}
      id="new-region"
      action={headquartersPaths.people(head.named)}
      answer={answer}
      constraints={constraints}
      label={t("add")}
    >
      <TextInput
        name="name"
        label={t("regionName")}
        hint={t("regionNameHint")}
        autoComplete="off"
      />
      <SubmitButton className="mt-6">{t("addSubmit")}</SubmitButton>
    </Form>
  );
}
