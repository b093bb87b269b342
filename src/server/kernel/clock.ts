/** The source of the time; tests replace it. */
export type Clock = () => Date;

/** For what browsers keep as long as they may. */
export const yearSeconds = 31_536_000;

export const systemClock: Clock = () => new Date();
