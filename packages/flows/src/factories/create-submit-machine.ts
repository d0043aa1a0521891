import type { User } from '@lyceum/api-client';
import { assign, type MachineContext, type NonReducibleUnknown, setup } from 'xstate';
import { changeUser, clearDraft, navigate, storeDraft } from '../app/app.actions.ts';
import type { DraftKey } from '../app/app.types.ts';
import { clearError, type showServerMessage } from '../call-error.ts';
import { storedDraft } from '../form/stored-draft.ts';
import { unimplementedActor } from '../unimplemented-actor.ts';

/** What follows a submission after a delay: another route, or the form again. */
interface Next<Context, State> {
  afterMs: number;
  /** Whether the form can be edited and submitted meanwhile. @default false */
  isEditable?: boolean;
  /** The route and the state in which it changes. @default the form is shown again */
  redirect?: {
    state: State;
    to: string;
    /** @default always; otherwise, the form is shown again */
    if?: (context: Context) => boolean;
  };
}

interface SubmitOptions<Input, Context, Values, Draft, Request, Response, Event, State> {
  /** The id: `passwordReset` for `passwordResetMachine`. */
  id: string;
  /**
   * Only for the types. `values`: what the submitting event carries. `draft`: what is typed, if it is stored.
   * `request`, `response`: the input and the output of the actor `submit`.
   */
  types: {
    input?: Input;
    context: Context;
    values: Values;
    draft?: Draft;
    request: Request;
    response?: Response;
  };
  context: (input: Input) => Context;
  /** The event that submits the form, with its valid values. */
  event: Event;
  /** The names of the states. A failed submission leads to `refused`, where the form can be submitted again. */
  states: { editing: State; submitting: State; submitted: State };
  /** The input of the actor `submit`. */
  request: (values: Values, context: Context) => Request;
  /** Sets `context.message` after a failed submission. */
  onError: typeof showServerMessage;
  /** The part of the context that the response fills. @default nothing */
  set?: (response: Response) => Partial<Context>;
  /** The user in the response, if the submission changes the user of the session. */
  user?: (response: Response) => User;
  /** Where `form.edited` stores what is typed, in the context and on the device, until it is submitted. */
  draft?: { key: (context: Context) => DraftKey; set: (draft: Draft) => Partial<Context> };
  /** The final state of a form that cannot be submitted. @default it always can */
  unavailable?: { state: State; if: (context: Context) => boolean };
  /** @default the machine ends */
  next?: Next<Context, State>;
}

/**
 * A machine that submits a form, with the actor `submit`: from `editing` through `submitting` to `submitted` or `refused`.
 * The screen validates the form.
 */
export function createSubmitMachine<
  Context extends MachineContext,
  Values extends object,
  Request extends NonReducibleUnknown,
  Event extends string,
  State extends string,
  Response = void,
  Draft extends object = never,
  Input = NonReducibleUnknown,
>({
  id,
  context: contextFrom,
  event: submitting,
  states: names,
  request,
  onError,
  set,
  user,
  draft,
  unavailable,
  next,
}: SubmitOptions<Input, Context, Values, Draft, Request, Response, Event, State>) {
  type Submitted = { event: { output: Response } };
  const redirect = next?.redirect;
  const stored = draft && storedDraft<Context, Draft>(draft.key);
  const edits = stored && { 'form.edited': stored.edit };
  const editable = { on: { [submitting]: names.submitting, ...edits } };
  const states = {
    [names.editing]: editable,
    [names.submitting]: {
      entry: clearError,
      on: edits,
      invoke: {
        id: 'submit',
        src: 'submit',
        input: ({ context, event }: { context: Context; event: Values }) => request(event, context),
        onDone: {
          target: names.submitted,
          actions: [
            { type: 'setResponse', params: ({ event }: Submitted) => ({ response: event.output }) },
            ...(stored ? [stored.clear] : []),
            ...(user
              ? [{ type: 'changeUser', params: ({ event }: Submitted) => ({ user: user(event.output) }) }]
              : []),
          ],
        },
        onError: { target: 'refused', actions: onError },
      },
    },
    refused: editable,
    [names.submitted]: next
      ? {
          ...(next.isEditable && editable),
          after: {
            untilNext: [
              ...(redirect
                ? [
                    {
                      ...(redirect.if && {
                        guard: ({ context }: { context: Context }) => redirect.if?.(context),
                      }),
                      target: redirect.state,
                    },
                  ]
                : []),
              ...(redirect && !redirect.if ? [] : [{ target: names.editing }]),
            ],
          },
        }
      : { type: 'final' },
    ...(redirect && {
      [redirect.state]: {
        entry: { type: 'navigate', params: { to: redirect.to, replace: true } },
        type: 'final',
      },
    }),
    ...(unavailable && {
      deciding: {
        always: [
          {
            guard: ({ context }: { context: Context }) => unavailable.if(context),
            target: unavailable.state,
          },
          { target: names.editing },
        ],
      },
      [unavailable.state]: { type: 'final' },
    }),
  };

  return setup({
    types: {
      input: {} as Input,
      context: {} as Context,
      events: {} as ({ type: Event } & Values) | { type: 'form.edited'; draft: Draft },
    },
    actors: { submit: unimplementedActor<Response, Request>(`${id}Machine`, 'submit') },
    delays: { untilNext: next?.afterMs ?? 0 },
    actions: {
      setDraft: assign((_, params: { draft: Draft }) => draft?.set(params.draft) ?? {}),
      setResponse: assign((_, { response }: { response: Response }) => set?.(response) ?? {}),
      storeDraft,
      clearDraft,
      changeUser,
      navigate,
    },
  }).createMachine({
    id,
    context: ({ input }) => contextFrom(input),
    initial: unavailable ? 'deciding' : names.editing,
    // The types of its parts are those of the options.
    states: states as Record<State | 'refused', { type?: 'final' }>,
  });
}
