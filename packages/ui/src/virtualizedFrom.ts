/** From this number of items on, a list renders only those near the viewport. */
export const virtualizedFrom = 100;
