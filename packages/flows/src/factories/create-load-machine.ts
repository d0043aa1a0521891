import type { OperationId } from '@lyceum/api-client';
import {
  assign,
  type DoneActorEvent,
  type ErrorActorEvent,
  type MachineContext,
  type NonReducibleUnknown,
  setup,
} from 'xstate';
import { reportFailure } from '../app/app.actions.ts';
import { clearError, showError } from '../call-error.ts';
import { unimplementedActor } from '../unimplemented-actor.ts';

/** When a load ends in a state, and what the context then contains. */
interface Outcome<Context, Data> {
  /** Whether these data lead to the state. @default all that lead to no state before it */
  if?: (data: Data, context: Context) => boolean;
  /** Whether this error leads to the state, instead of to `failed`. @default none */
  ifError?: (error: unknown) => boolean;
  /** The part of the context that the data fill. @default nothing */
  set?: (data: Data) => Partial<Context>;
}

interface LoadOptions<Input, Context, Data, State extends string> {
  /** The id: `ownCourse` for `ownCourseMachine`. */
  id: string;
  /** Only for the types: `{} as { input: CourseId; context: CourseContext; data: Course }`. */
  types: { input?: Input; context: Context; data: Data };
  /** The context before the data are loaded. */
  context: (input: Input) => Context;
  /** The input of the actor `load`. */
  request: (context: Context) => NoInfer<Input>;
  /** The final states, in the order in which they are tried. */
  outcomes: Record<State, Outcome<Context, Data>>;
  /** A failure is shown with the error of the call, in `context.message`, or only logged with this message [2.58]. */
  failure: { call: OperationId } | { log: string };
}

/**
 * A machine that loads data once, with the actor `load`: from `loading` to one of the `outcomes`, or to `failed`, where
 * `retry.requested` loads again.
 */
export function createLoadMachine<
  Context extends MachineContext,
  Data,
  State extends string,
  Input extends NonReducibleUnknown = NonReducibleUnknown,
>({ id, context: contextFrom, request, outcomes, failure }: LoadOptions<Input, Context, Data, State>) {
  const states = Object.keys(outcomes) as State[];
  const final = Object.fromEntries(states.map((state) => [state, { type: 'final' }]));
  return setup({
    types: {
      input: {} as Input,
      context: {} as Context,
      events: {} as { type: 'retry.requested' },
    },
    actors: { load: unimplementedActor<Data, Input>(`${id}Machine`, 'load') },
    actions: {
      setData: assign(
        (_, { state, data }: { state: State; data: Data }) => outcomes[state].set?.(data) ?? {},
      ),
      reportFailure,
    },
  }).createMachine({
    id,
    context: ({ input }) => contextFrom(input),
    initial: 'loading',
    states: {
      loading: {
        invoke: {
          id: 'load',
          src: 'load',
          input: ({ context }) => request(context),
          onDone: states.map((state) => ({
            guard: ({ context, event }: { context: Context; event: DoneActorEvent<Data> }) =>
              outcomes[state].if?.(event.output, context) ?? true,
            target: state,
            actions: {
              type: 'setData',
              params: ({ event }: { event: DoneActorEvent<Data> }) => ({ state, data: event.output }),
            },
          })),
          onError: [
            ...states.flatMap((state) => {
              const { ifError } = outcomes[state];
              return ifError
                ? [{ guard: ({ event }: { event: ErrorActorEvent }) => ifError(event.error), target: state }]
                : [];
            }),
            {
              target: 'failed',
              actions:
                'call' in failure
                  ? showError(failure.call)
                  : {
                      type: 'reportFailure',
                      params: ({ event }: { event: ErrorActorEvent }) => ({
                        level: 'error',
                        message: failure.log,
                        detail: event.error,
                      }),
                    },
            },
          ],
        },
      },
      failed: { exit: 'call' in failure ? clearError : [], on: { 'retry.requested': 'loading' } },
      ...(final as Record<State, { type: 'final' }>),
    },
  });
}
