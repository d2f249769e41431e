/** The widths in which a photo is shown, in pixels; a tall one is no higher than this either. */
export const photoWidths = [1600, 960, 480] as const;
