import { expect, it } from "vitest";
import { columnsOf, fieldsOf } from "#modules/inquiries/domain/columns";

const columns = {
  name: "Maria",
  email: "maria@school.example",
  phone: "",
  organization: "",
  subject: "",
  message: "",
  ein: "12-3456789",
  groupNumber: "",
  affiliates: null,
  regions: "",
};

it("what a form asks beyond the columns is kept beside them, and comes back by the fields' names", () => {
  const sent = { name: "Maria", email: "maria@school.example", bank: "First", is_open: true };
  expect(columnsOf(sent)).toEqual({
    columns: { name: "Maria", email: "maria@school.example" },
    details: { bank: "First", is_open: true },
  });
  expect(columnsOf({ email: "m@school.example", concerns: "Late", group_id: "1234" })).toEqual({
    columns: { email: "m@school.example", message: "Late", groupNumber: "1234" },
    details: {},
  });
  const back = fieldsOf({ ...columns, message: "Late", details: { bank: "First" } });
  expect(back).toMatchObject({
    ein: "12-3456789",
    concerns: "Late",
    bank: "First",
    affiliates: null,
  });
});
