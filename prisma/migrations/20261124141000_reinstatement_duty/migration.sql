-- The clock of a club that gets a revoked exemption back is a duty of its calendar.
INSERT INTO "duty_rules" ("code", "level", "condition", "date_rule", "shift", "period", "role", "proof",
  "is_optional", "is_automatic", "title_en", "title_es", "reason_en", "reason_es", "steps_en", "steps_es",
  "check_en", "check_es", "source_en", "source_es", "source_url", "read_on", "confirmed")
VALUES
  ('us.reinstatement', 'federal', '{"always": true}', '{"kind": "reinstatement"}',
   'stay', 'date', 'treasurer', '{}', false, true,
   'Ask the IRS to give the exemption back',
   'Pedir al IRS que devuelva la exención',
   'An application that reaches back is in time for certain until {day}, 15 months after the later of the letter and the list of revocations',
   'Una solicitud con efecto retroactivo llega a tiempo con certeza hasta el {day}, 15 meses después de la carta o de la lista de revocaciones, lo que sea más tarde',
   E'Open "Get your exemption back": it says which way is open and what to send.\nHand in the IRS''s letter there when it comes: this is then done by itself.',
   E'Abra "Recuperar la exención": dice qué camino está abierto y qué enviar.\nEntregue allí la carta del IRS cuando llegue: esto se marca como hecho por sí solo.',
   '', '',
   'Revenue Procedure 2014-11', 'Procedimiento Fiscal (Revenue Procedure) 2014-11',
   'https://www.irs.gov/charities-non-profits/automatic-revocation-how-to-have-your-tax-exempt-status-reinstated',
   '2026-11-23', true);

INSERT INTO "duty_rule_versions" ("code", "version", "fields", "reason", "at")
SELECT "code", "version",
  jsonb_build_object(
    'level', "level", 'condition', "condition"::text, 'date', "date_rule"::text, 'shift', "shift",
    'period', "period", 'role', "role", 'proof', array_to_string("proof", ','),
    'is_optional', CASE WHEN "is_optional" THEN '1' ELSE '0' END,
    'is_active', CASE WHEN "is_active" THEN '1' ELSE '0' END)
  || jsonb_build_object(
    'title_en', "title_en", 'title_es', "title_es", 'reason_en', "reason_en", 'reason_es', "reason_es",
    'steps_en', "steps_en", 'steps_es', "steps_es", 'check_en', "check_en", 'check_es', "check_es",
    'source_en', "source_en", 'source_es', "source_es", 'source_url', "source_url",
    'read_on', coalesce("read_on"::text, ''),
    'confirmed', CASE WHEN "confirmed" THEN '1' ELSE '0' END),
  '', '2026-11-24T00:00:00Z'
FROM "duty_rules" WHERE "code" = 'us.reinstatement';
