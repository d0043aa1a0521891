import { type ApiClient, ApiProblem, isPermanentFailure, messageFor } from '@lyceum/api-client';
import { uploadTypeOf } from '@lyceum/rules';
import { assign, emit, fromPromise, setup } from 'xstate';
import { unimplementedActors } from '../unimplemented-actor.ts';
import type {
  FileToSend,
  UnsuitableFile,
  UploadContext,
  UploadEmitted,
  UploadEvent,
  Uploaded,
  UploadInput,
} from './upload.types.ts';

/** The same file with another attempt leads to the same response. After a new sign-in it does not. */
function isRefusal(error: unknown): boolean {
  const isAboutSession = error instanceof ApiProblem && (error.status === null || error.status === 401);
  return isPermanentFailure(error) && !isAboutSession;
}

function problemOf(file: File, { types, maximumBytes }: UploadInput): UnsuitableFile | null {
  if (!types.includes(uploadTypeOf(file))) return 'wrongType';
  if (file.size > maximumBytes) return 'tooLarge';
  return file.size === 0 ? 'empty' : null;
}

const setFile = {
  type: 'setFile',
  params: ({ event }: { event: { file: File } }) => event,
} as const;

const setError = {
  type: 'setError',
  params: ({ event }: { event: { error: unknown } }) => event,
} as const;

export const uploadActors = (api: ApiClient) => ({
  sendFile: fromPromise<Uploaded, FileToSend>(({ input: { operation, file, report }, signal }) =>
    api.upload(operation, { file: withTypeOfName(file), signal, onProgress: report }),
  ),
});

/** The type of the body is that of the file, and not every browser knows those of office documents. */
function withTypeOfName(file: File): Blob {
  const type = uploadTypeOf(file);
  return type === file.type ? file : file.slice(0, file.size, type);
}

/** Uploads a file with its progress. It can be canceled, and sent again after a failure without being chosen again [2.311]. */
export const uploadMachine = setup({
  types: {
    input: {} as UploadInput,
    context: {} as UploadContext,
    events: {} as UploadEvent,
    emitted: {} as UploadEmitted,
  },
  actors: unimplementedActors<typeof uploadActors>('uploadMachine', ['sendFile']),
  guards: {
    isUnsuitable: ({ context }, { file }: { file: File }) => problemOf(file, context) !== null,
    isRefused: (_, { error }: { error: unknown }) => isRefusal(error),
  },
  actions: {
    setFile: assign({ file: (_, { file }: { file: File }) => file }),
    setProblem: assign({
      problem: ({ context }, { file }: { file: File }) => problemOf(file, context),
    }),
    setPercent: assign({ percent: (_, { percent }: { percent: number }) => percent }),
    setError: assign({
      message: ({ context }, { error }: { error: unknown }) => messageFor(context.operation, error),
    }),
    startAnew: assign({ percent: 0 }),
    clearProblem: assign({ problem: null }),
    clearError: assign({ message: null }),
    forgetFile: assign({ file: null }),
    emitCompleted: emit((_, { uploaded, name }: { uploaded: Uploaded; name: string }) => ({
      type: 'upload.completed' as const,
      uploaded,
      name,
    })),
  },
}).createMachine({
  id: 'upload',
  context: ({ input }) => ({ ...input, file: null, percent: 0, problem: null, message: null }),
  initial: 'choosing',
  on: {
    'file.chosen': [
      {
        guard: { type: 'isUnsuitable', params: ({ event }) => event },
        target: '.unsuitable',
        actions: [setFile, { type: 'setProblem', params: ({ event }) => event }],
      },
      { target: '.uploading', actions: setFile },
    ],
  },
  states: {
    choosing: { entry: 'forgetFile' },
    unsuitable: { exit: 'clearProblem' },
    uploading: {
      entry: 'startAnew',
      invoke: {
        id: 'sendFile',
        src: 'sendFile',
        input: ({ context: { file, operation }, self }) => {
          if (!file) throw new Error('There is no file to upload.');
          return { operation, file, report: (percent) => self.send({ type: 'upload.progressed', percent }) };
        },
        onDone: {
          target: 'choosing',
          actions: {
            type: 'emitCompleted',
            params: ({ context, event }) => ({ uploaded: event.output, name: context.file?.name ?? '' }),
          },
        },
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'refused',
            actions: setError,
          },
          { target: 'failed', actions: setError },
        ],
      },
      on: {
        'upload.progressed': { actions: { type: 'setPercent', params: ({ event }) => event } },
        'upload.canceled': 'choosing',
      },
    },
    /** The server does not accept the file: only another one helps. */
    refused: { exit: 'clearError' },
    /** The file arrived incompletely or not at all. */
    failed: {
      exit: 'clearError',
      on: { 'retry.requested': 'uploading', 'upload.canceled': 'choosing' },
    },
  },
});
