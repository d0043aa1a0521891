// Loaded into the server: SIGWINCH, which the server does not use, runs the garbage collector, so that measurements do
// not include garbage. SIGUSR2 would stop the server.
process.on('SIGWINCH', () => globalThis.gc?.());
