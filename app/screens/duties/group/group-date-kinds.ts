export const groupDateKinds = ["yearly", "once", "fye_days", "years_after_bylaws"] as const;
