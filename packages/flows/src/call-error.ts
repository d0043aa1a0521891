import { messageFor, type OperationId } from '@lyceum/api-client';
import { assign, type ErrorActorEvent, type EventObject } from 'xstate';
import { serverMessage } from './server-message.ts';

/** A machine that shows why its last call failed. */
export interface Failing {
  message?: string | null;
}

type Describe = (error: unknown) => string | null;

const setMessage = (describe: Describe) =>
  assign<Failing, ErrorActorEvent, undefined, EventObject, never>({
    message: ({ event }) => describe(event.error),
  }) as (failure: { context: Failing; event: { error: unknown } }) => void;

/** An action that shows the error of a failed call: the server's message, or the default text of the call. */
export const showError = (call: OperationId) => setMessage((error) => messageFor(call, error));

/** An action that shows the server's message, if it sent one. */
export const showServerMessage = setMessage(serverMessage);

/** An action that clears the error. */
export const clearError = assign<Failing, EventObject, undefined, EventObject, never>({
  message: null,
}) as (state: { context: Failing }) => void;
