import { fileURLToPath } from 'node:url';

/** The root folder of the checkout. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Ends the process with code 1 and this message. */
export function exitWithError(message: string): never {
  console.error(`\nlyceum: ${message}`);
  process.exit(1);
}
