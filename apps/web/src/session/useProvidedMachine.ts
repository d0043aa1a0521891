import type { ApiClient } from '@lyceum/api-client';
import { useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { browserApi } from './api.ts';

/**
 * A machine with its actors, wired once to this browser's API. On the server it stays as it is: there, machines are
 * looked at, never started.
 * @param actorsOf what the machine's folder makes of an API client; has to stay the same
 */
export function useProvidedMachine<Machine extends AnyStateMachine>(
  machine: Machine,
  actorsOf: (api: ApiClient) => NonNullable<Parameters<Machine['provide']>[0]['actors']>,
): Machine {
  const [wired] = useState(() =>
    typeof document === 'undefined'
      ? machine
      : (machine.provide({ actors: actorsOf(browserApi()) }) as Machine),
  );
  return wired;
}
