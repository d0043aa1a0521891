/** Why the server ends at once, in a sentence for the person who started it: what happened, why it matters, what to do. */
export class StartupError extends Error {}

/** A setting cannot be used. Its message says what happened, why it matters and how to set it. */
export class SettingsError extends StartupError {}
