import { useEffect } from 'react';

/** For failures that a person is not told of [8.37]: they stand in the console only. */
export function useErrorLog(what: string, message: string | null): void {
  useEffect(() => {
    if (message !== null) console.error(`${what}: ${message}`);
  }, [what, message]);
}
