import type { ReactNode } from "react";
import {
  charityKinds,
  type Figure,
  figures,
  reportKinds,
  schoolKinds,
} from "#modules/compliance/contract";
import { TouchedClubs } from "~/parts/touched/touched-clubs";
import { BothKept } from "~/ui/both-kept";
import { Checkbox } from "~/ui/choices";
import { Form, SubmitButton } from "~/ui/form";
import { DateInput, TextInput } from "~/ui/inputs";
import { MoneyInput } from "~/ui/money-input";
import { Select } from "~/ui/selects";
import { useWords } from "~/ui/ui-context";
import { stateStaffMessages } from "../words";
import { DueFields } from "./state-due";
import type { StatePage, StatePreviewed, StateRefusal, StateValues } from "./state-page.server";

interface StateFormProps {
  page: StatePage;
  answer: StateRefusal | StatePreviewed | undefined;
}

const boxes = ["charity_exempt_volunteers", ...figures.map((figure) => `${figure}_confirmed`)];

/** Every fact of a state, to be typed. */
export function StateForm({ page, answer }: StateFormProps) {
  const t = useWords(stateStaffMessages);
  const preview = answer?.ok ? answer : undefined;
  const refusal = answer?.ok === false ? answer : undefined;
  const { version } = page;
  const values: StateValues = preview?.values ?? page.values;
  const stored = refusal?.stored;
  return (
    <Form answer={refusal} boxes={boxes} hasRequiredNote>
      {stored && <BothKept differences={stored.differences} />}
      <input type="hidden" name="version" value={stored?.version ?? version} />
      {preview && <TouchedClubs touched={preview.touched} told="" saveId="save" />}
      {/* The reason and what is done stay in sight beside whatever figure is typed. */}
      <div className="decide">
        <div>
          <Part title={t("articlesGroup")}>
            <FeePair name="articles_fee" label={t("fee")} upTo={t("feeUpTo")} values={values} />
            <Notes part="articles" values={values} />
            <FigureSource figure="articles_fee" values={values} />
          </Part>
          <Part title={t("reportGroup")}>
            <Select
              name="report_kind"
              label={t("reportKind")}
              options={reportKinds.map((value) => ({ value, label: t(`report.${value}`) }))}
              emptyLabel={false}
              defaultValue={values.report_kind}
              required
            />
            <Years name="report_years" label={t("reportYears")} values={values} />
            <Notes part="report" values={values} />
            <FigureSource figure="report" values={values} />
            <FeePair name="report_fee" label={t("fee")} upTo={t("feeUpTo")} values={values} />
            <FigureSource figure="report_fee" values={values} />
            <DueFields of="report" values={values} />
            <FigureSource figure="report_due" values={values} />
          </Part>
          <Part title={t("charityGroup")}>
            <Select
              name="charity_kind"
              label={t("charityKind")}
              options={charityKinds.map((value) => ({ value, label: t(`charity.${value}`) }))}
              emptyLabel={false}
              defaultValue={values.charity_kind}
              required
            />
            <Years name="charity_years" label={t("charityYears")} values={values} />
            <Notes part="charity" values={values} />
            <FigureSource figure="charity" values={values} />
            <FeePair
              name="charity_first"
              label={t("first")}
              upTo={t("firstUpTo")}
              values={values}
            />
            <FigureSource figure="charity_first" values={values} />
            <FeePair
              name="charity_renewal"
              label={t("renewal")}
              upTo={t("renewalUpTo")}
              values={values}
            />
            <FigureSource figure="charity_renewal" values={values} />
            <DueFields of="charity" values={values} />
            <FigureSource figure="charity_due" values={values} />
            <Exemption values={values} />
            <FigureSource figure="charity_exempt" values={values} />
          </Part>
          <Part title={t("schoolGroup")}>
            <Select
              name="school_kind"
              label={t("schoolKind")}
              options={schoolKinds.map((value) => ({ value, label: t(`school.${value}`) }))}
              emptyLabel={false}
              defaultValue={values.school_kind}
            />
            <Notes part="school" values={values} />
            <FigureSource figure="school" values={values} />
          </Part>
          <Part title={t("noticeGroup")}>
            <TextInput
              name="notice_days"
              label={t("noticeDays")}
              hint={t("noticeDaysHint")}
              inputMode="numeric"
              autoComplete="off"
              isShort
              maxLength={2}
              defaultValue={values.notice_days}
            />
            <TextInput
              name="notice_cite"
              label={t("noticeCite")}
              hint={t("noticeCiteHint")}
              autoComplete="off"
              maxLength={120}
              defaultValue={values.notice_cite}
            />
            <FigureSource figure="notice" values={values} />
          </Part>
          <Part title={t("sourceGroup")}>
            <TextInput
              name="source_url"
              type="url"
              label={t("source")}
              hint={t("sourceHint")}
              defaultValue={values.source_url}
              maxLength={300}
              required
            />
          </Part>
        </div>
        <section id="save" tabIndex={-1} className="review-next" aria-labelledby="why">
          <h2 id="why">{t("reasonGroup")}</h2>
          <div className="decide-buttons">
            <TextInput
              name="reason"
              defaultValue={values.reason}
              label={t("reason")}
              hint={t("reasonHint")}
              maxLength={300}
              autoComplete="off"
              required
              className="w-full"
            />
            <SubmitButton>{t("save")}</SubmitButton>
            <SubmitButton name="step" value="preview" variant="secondary">
              {t("preview")}
            </SubmitButton>
          </div>
        </section>
      </div>
    </Form>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="form-heading">
    <h2>{title}</h2>
    {children}
  </section>
);

interface Valued {
  values: StateValues;
}

function FeePair(props: Valued & { name: string; label: string; upTo: string }) {
  const { name, label, upTo, values } = props;
  const high = `${name}_up_to`;
  return (
    <div className="field-pair">
      <MoneyInput name={name} label={label} defaultValue={values[name]} maxLength={20} />
      <MoneyInput name={high} label={upTo} defaultValue={values[high]} maxLength={20} />
    </div>
  );
}

function Years({ name, label, values }: Valued & { name: string; label: string }) {
  return (
    <TextInput
      name={name}
      label={label}
      inputMode="numeric"
      autoComplete="off"
      isShort
      maxLength={2}
      defaultValue={values[name]}
    />
  );
}

function Notes({ part, values }: Valued & { part: string }) {
  const t = useWords(stateStaffMessages);
  const note = `${part}_note`;
  const noteEs = `${part}_note_es`;
  const long = { autoComplete: "off", maxLength: 300 } as const;
  return (
    <>
      <TextInput {...long} name={note} label={t("note")} defaultValue={values[note]} />
      <TextInput
        {...long}
        name={noteEs}
        label={t("noteEs")}
        hint={t("noteEsHint")}
        defaultValue={values[noteEs]}
      />
    </>
  );
}

function Exemption({ values }: Valued) {
  const t = useWords(stateStaffMessages);
  return (
    <>
      <MoneyInput
        name="charity_exempt"
        label={t("exempt")}
        hint={t("exemptHint")}
        defaultValue={values.charity_exempt}
        maxLength={20}
      />
      <Select
        name="charity_exempt_from"
        label={t("exemptFrom")}
        emptyLabel={t("exemptNone")}
        options={(["under", "up_to"] as const).map((value) => ({
          value,
          label: t(`exempt.${value}`),
        }))}
        defaultValue={values.charity_exempt_from}
      />
      <Checkbox
        name="charity_exempt_volunteers"
        label={t("exemptVolunteers")}
        defaultChecked={values.charity_exempt_volunteers === "1"}
      />
    </>
  );
}

/** Where a figure was read and when, and whether that confirms it for visitors. */
function FigureSource({ figure, values }: Valued & { figure: Figure }) {
  const t = useWords(stateStaffMessages);
  const [source, readOn, confirmed] = [
    `${figure}_source`,
    `${figure}_read_on`,
    `${figure}_confirmed`,
  ];
  return (
    <fieldset className="figure-source" data-together>
      <legend>{t("reading", { figure: t(`figure.${figure}`) })}</legend>
      <div className="field-pair">
        <TextInput
          name={source}
          type="url"
          label={t("readingSource")}
          defaultValue={values[source]}
          maxLength={300}
          autoComplete="off"
        />
        <DateInput name={readOn} label={t("readOn")} defaultValue={values[readOn]} />
      </div>
      <Checkbox
        name={confirmed}
        label={t("isConfirmed")}
        defaultChecked={values[confirmed] === "1"}
      />
    </fieldset>
  );
}
