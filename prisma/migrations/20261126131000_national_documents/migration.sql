-- One line of the price list in plainer English. Texts that staff have written in the meantime stay as
-- they are.
UPDATE "levels" SET "renewal_features" = array_replace(
  "renewal_features",
  'Chapter bylaws that stand beside your national documents, as a Word document',
  'Chapter bylaws that go with your national documents, as a Word document'
)
WHERE 'Chapter bylaws that stand beside your national documents, as a Word document' = ANY ("renewal_features");
