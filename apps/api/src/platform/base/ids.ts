import { v7 } from 'uuid';

/** Creates an id: unguessable, and increasing with time, so that indexes grow at their end. */
export const newId = (now: Date): string => v7({ msecs: now.getTime() });
