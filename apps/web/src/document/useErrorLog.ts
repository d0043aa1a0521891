import { useEffect } from 'react';

/** Logs errors that are not shown to the user [8.37] to the console. */
export function useErrorLog(what: string, message: string | null): void {
  useEffect(() => {
    if (message !== null) console.error(`${what}: ${message}`);
  }, [what, message]);
}
