-- Which states an import brought and when it took the place of what stood, by which "imported already" is
-- judged; whether it may take many away, and what a list that was refused for it would have taken. Imports
-- of before have neither states nor day: their files are imported once more.
ALTER TABLE "listing_imports" ADD COLUMN     "accepts_loss" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "loss" JSONB,
ADD COLUMN     "merged_at" TIMESTAMPTZ(3),
ADD COLUMN     "states" TEXT[] DEFAULT ARRAY[]::TEXT[];
