/** Why the server ends at once, in a sentence for the person who started it: what happened, why it matters, what to do. */
export class CannotStart extends Error {}
