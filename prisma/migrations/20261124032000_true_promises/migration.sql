-- What the price list says of dates is what the product does: it shows the date and the standing, and
-- reminds of the renewal. Texts that staff have written in the meantime stay as they are.
UPDATE "levels" SET "renewal_features" = (
  SELECT array_agg(coalesce(t.now, f.was) ORDER BY f.place)
  FROM unnest("renewal_features") WITH ORDINALITY AS f(was, place)
  LEFT JOIN (VALUES
    ('Your federal 990-series due date watched, with reminders well before it',
     'Your federal 990-series due date on your home page, by your own fiscal year'),
    ('Due dates watched for you, with word to the whole board when each one is done',
     'Whether your club is all right, in one word with its reasons, from the IRS''s own files'),
    ('A calendar of every due date of your first year, with reminders to the whole board',
     'Where your club stands in its three years without a return, from the IRS''s own files'),
    ('A calendar of every due date of your first year, with reminders to every officer',
     'Where your chapter stands in its three years without a return, from the IRS''s own files'),
    ('Reminders for everybody on your board, so that a change of officers loses nothing',
     'Renewal reminders for everybody on your board, so that a change of officers loses nothing'),
    ('Your filings shown to your headquarters, so that it need not ask for them',
     'Your membership and its renewal in sight of your headquarters')
  ) AS t(was, now) ON t.was = f.was)
WHERE "renewal_features" && ARRAY[
  'Your federal 990-series due date watched, with reminders well before it',
  'Due dates watched for you, with word to the whole board when each one is done',
  'A calendar of every due date of your first year, with reminders to the whole board',
  'A calendar of every due date of your first year, with reminders to every officer',
  'Reminders for everybody on your board, so that a change of officers loses nothing',
  'Your filings shown to your headquarters, so that it need not ask for them'
];
