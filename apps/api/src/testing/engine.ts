/** The database that a test project runs on, as its global set-up prepared it. */
export type Engine =
  | { name: 'pglite' /** A migrated data directory, as a tarball. */; file: string }
  | { name: 'postgres'; url: string /** A migrated database to copy. */; template: string };

declare module 'vitest' {
  interface ProvidedContext {
    engine: Engine;
  }
}
