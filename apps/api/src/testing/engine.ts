/** The database engine of a test project, as its global setup prepared it. */
export type Engine =
  | {
      name: 'pglite';
      /** A migrated data directory, as a tarball. */
      file: string;
      /** The same with a little data of the demonstration, as a folder for DATA_DIR. */
      demonstration: string;
    }
  | { name: 'postgres'; url: string /** A migrated database to copy. */; template: string };

declare module 'vitest' {
  interface ProvidedContext {
    engine: Engine;
  }
}
