// Bundlers replace it; the types of Node.js are not a dependency of an app in the browser.
declare const process: { env: { NODE_ENV?: string } };

/** Whether mistakes of the caller are reported. Bundlers remove what depends on it from a build for production. */
export const isDevelopment = process.env.NODE_ENV !== 'production';

const reported = new Set<string>();

/** Reports a mistake of the caller in the console, once for each key. */
export function reportOnce(level: 'warn' | 'error', key: string, message: string): void {
  if (reported.has(key)) return;
  reported.add(key);
  console[level](message);
}
