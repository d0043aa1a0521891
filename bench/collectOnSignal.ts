// Loaded into the server beside its own code: on SIGUSR2 everything that nobody needs is collected, so that what is
// measured then is kept, and not only not yet thrown away.
process.on('SIGUSR2', () => globalThis.gc?.());
