// Loaded into the server beside its own code: on SIGWINCH, which means nothing to it, everything that nobody needs is
// collected, so that what is measured then is kept, and not only not yet thrown away. SIGUSR2 would stop the server.
process.on('SIGWINCH', () => globalThis.gc?.());
