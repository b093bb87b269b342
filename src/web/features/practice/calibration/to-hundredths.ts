/** A score as it is shown. */
export const toHundredths = (score: number): number => Math.round(score * 100) / 100;
