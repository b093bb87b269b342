/** The source of the time; tests replace it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
