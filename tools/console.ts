import type { BrowserContext, ConsoleMessage } from 'playwright';

/** Collects messages of these types in the console of all pages of a context, and uncaught errors. */
export function collectConsoleErrors(
  context: BrowserContext,
  types: ReturnType<ConsoleMessage['type']>[] = ['error'],
): string[] {
  const errors: string[] = [];
  context.on('console', (message) => {
    if (types.includes(message.type())) errors.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => errors.push(error.error().stack ?? error.error().message));
  return errors;
}

/** The browser's message about a response with this status. */
export const failedRequest = (status: number) =>
  new RegExp(`Failed to load resource: .* status of ${status} `);
