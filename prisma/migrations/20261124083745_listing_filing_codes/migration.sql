-- The column PF_FILING_REQ_CD of the IRS's file, without which its FILING_REQ_CD 00 means nothing. Rows of
-- earlier imports have none until their file is imported again.
ALTER TABLE "irs_organizations" ADD COLUMN     "pf_filing_code" TEXT NOT NULL DEFAULT '';
