import { hash } from 'node:crypto';

export const startHash = (source: string): string => hash('sha256', source, 'base64url').slice(0, 22);

/** The address of the script that starts the pages, which contains the hash of its source. */
export const startAddress = (source: string): string => `/assets/start-${startHash(source)}.js`;
