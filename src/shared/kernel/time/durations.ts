/**
 * Lengths of time in milliseconds. A day has 24 hours here; days of the calendar, which clock changes make shorter or
 * longer, are in `calendar.ts`.
 */
export const minuteMs = 60_000;
export const hourMs = 3_600_000;
export const dayMs = 86_400_000;
