import type { ApiClient } from '@lyceum/api-client';
import { assign, emit, fromPromise, setup } from 'xstate';
import { clearError, showError } from '../call-error.ts';
import { unimplementedActors } from '../unimplemented-actor.ts';
import type {
  MaterialDownloadContext,
  MaterialDownloadEmitted,
  MaterialDownloadEvent,
  MaterialDownloadInput,
  MaterialToDownload,
} from './material-download.types.ts';

export const materialDownloadActors = (api: ApiClient) => ({
  findAddress: fromPromise<string | null, MaterialToDownload>(
    async ({ input: { courseId, materialId }, signal }) => {
      const { sessions } = await api.call('listCourseSessions', { path: { id: courseId }, signal });
      const material = sessions.flatMap(({ materials }) => materials).find(({ id }) => id === materialId);
      return material?.file ? material.url : null;
    },
  ),
});

/**
 * Downloads a file of a lesson. Its address is asked for with each request, because addresses expire and end with the
 * access to the course [2.361].
 */
export const materialDownloadMachine = setup({
  types: {
    input: {} as MaterialDownloadInput,
    context: {} as MaterialDownloadContext,
    events: {} as MaterialDownloadEvent,
    emitted: {} as MaterialDownloadEmitted,
  },
  actors: unimplementedActors<typeof materialDownloadActors>('materialDownloadMachine', ['findAddress']),
  guards: { isFound: (_, { url }: { url: string | null }) => url !== null },
  actions: {
    setMaterial: assign({ materialId: (_, { materialId }: { materialId: string }) => materialId }),
    emitReady: emit((_, { url }: { url: string | null }) => ({
      type: 'download.ready' as const,
      url: url ?? '',
    })),
  },
}).createMachine({
  id: 'materialDownload',
  context: ({ input }) => ({ ...input, materialId: null, message: null }),
  initial: 'idle',
  on: {
    'download.requested': {
      target: '.finding',
      actions: { type: 'setMaterial', params: ({ event }) => event },
    },
  },
  states: {
    idle: {},
    finding: {
      invoke: {
        id: 'findAddress',
        src: 'findAddress',
        input: ({ context: { courseId, materialId } }) => {
          if (materialId === null) throw new Error('There is no file to download.');
          return { courseId, materialId };
        },
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ url: event.output }) },
            target: 'idle',
            actions: { type: 'emitReady', params: ({ event }) => ({ url: event.output }) },
          },
          { target: 'gone' },
        ],
        onError: { target: 'failed', actions: showError('listCourseSessions') },
      },
    },
    /** The file was removed, or the user has left the course elsewhere. */
    gone: {},
    failed: { exit: clearError },
  },
});
