import type { OperationId } from '@lyceum/api-client';
import { clearError, showError } from '../call-error.ts';

interface Call<Context, Input> {
  operation: OperationId;
  /** The input of the actor. */
  input: (state: { context: Context }) => Input;
}

/**
 * The states of preferences that are loaded, and saved at once with each choice. The machine has the actors `load` and
 * `save`, and the actions `setPreferences` and `setChoice`.
 */
export function preferencesStates<Context, Preferences, Choice, LoadInput, SaveInput>({
  load,
  save,
}: {
  /** Only for the types. */
  types: { context: Context; preferences: Preferences; choice: Choice };
  load: Call<Context, LoadInput>;
  save: Call<Context, SaveInput>;
}) {
  const setPreferences = {
    type: 'setPreferences',
    params: ({ event }: { event: { output: Preferences } }) => ({ preferences: event.output }),
  } as const;
  const setChoice = { type: 'setChoice', params: ({ event }: { event: Choice }) => event } as const;
  return {
    loading: {
      invoke: {
        id: 'load',
        src: 'load',
        input: load.input,
        onDone: { target: 'shown', actions: setPreferences },
        onError: { target: 'failed', actions: showError(load.operation) },
      },
    },
    failed: { exit: clearError, on: { 'retry.requested': 'loading' } },
    shown: {
      initial: 'unchanged',
      on: { 'choice.made': { target: 'saving', actions: setChoice } },
      states: { unchanged: {}, saved: {}, rejected: { exit: clearError } },
    },
    saving: {
      invoke: {
        id: 'save',
        src: 'save',
        input: save.input,
        onDone: { target: 'shown.saved', actions: setPreferences },
        onError: { target: 'shown.rejected', actions: showError(save.operation) },
      },
    },
  } as const;
}
