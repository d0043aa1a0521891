/** The present moment. Tests hand in their own, so that nothing waits on time. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
