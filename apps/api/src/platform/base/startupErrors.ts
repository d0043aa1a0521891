/** Ends the start with a message for the operator: what happened, why it matters, what to do. */
export class StartupError extends Error {}

/** An invalid setting. The message says what happened, why it matters and how to set it. */
export class SettingsError extends StartupError {}
