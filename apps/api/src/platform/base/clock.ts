/** Returns the current time. Tests provide their own clock, so that they never wait. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
