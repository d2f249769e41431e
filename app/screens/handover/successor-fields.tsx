import { handoverForm } from "#modules/handover/contract";
import { AllFields } from "~/parts/form-field/form-field";

export interface SuccessorFieldsProps {
  /** What they begin with. */
  office: string;
  title: string;
  startsOn: string;
}

/** Who takes a club over, and in which office. */
export const SuccessorFields = ({ office, title, startsOn }: SuccessorFieldsProps) => (
  <AllFields
    form={handoverForm}
    only={["name", "email", "office", "title", "starts_on"]}
    start={{ office, title, starts_on: startsOn }}
  />
);
