import type { ApiClient, CourseFigures } from '@lyceum/api-client';
import { limits } from '@lyceum/rules';
import { assign, fromPromise, setup } from 'xstate';
import { clearError, showError } from '../call-error.ts';
import { unimplementedActors } from '../unimplemented-actor.ts';

export interface FiguresExportContext {
  /** The figures of all courses while they are saved. */
  figures: readonly CourseFigures[];
  /** Why there is no file. */
  message: string | null;
}

/** @param save writes the file to the user's device */
export const figuresExportActors = (
  api: ApiClient,
  save: (figures: readonly CourseFigures[]) => void | Promise<void>,
) => ({
  loadFigures: fromPromise<CourseFigures[]>(async ({ signal }) => {
    const figures: CourseFigures[] = [];
    for (let page = limits.firstPage; ; page++) {
      const query = { page, limit: limits.pageMaximum };
      const { results, totalResults } = await api.call('listCourseFigures', { query, signal });
      figures.push(...results);
      if (page * limits.pageMaximum >= totalResults) return figures;
    }
  }),
  saveFile: fromPromise<void, { figures: readonly CourseFigures[] }>(async ({ input }) =>
    save(input.figures),
  ),
});

/** Loads the figures of all courses and saves them as a file [2.343]. */
export const figuresExportMachine = setup({
  types: {
    context: {} as FiguresExportContext,
    events: {} as { type: 'export.requested' },
  },
  actors: unimplementedActors<typeof figuresExportActors>('figuresExportMachine', [
    'loadFigures',
    'saveFile',
  ]),
  actions: {
    setFigures: assign({ figures: (_, { figures }: { figures: readonly CourseFigures[] }) => figures }),
    clearFigures: assign({ figures: [] }),
  },
}).createMachine({
  id: 'figuresExport',
  context: { figures: [], message: null },
  initial: 'idle',
  states: {
    idle: { on: { 'export.requested': 'loading' } },
    loading: {
      invoke: {
        id: 'loadFigures',
        src: 'loadFigures',
        onDone: {
          target: 'saving',
          actions: { type: 'setFigures', params: ({ event }) => ({ figures: event.output }) },
        },
        onError: { target: 'failed', actions: showError('listCourseFigures') },
      },
    },
    saving: {
      exit: 'clearFigures',
      invoke: {
        id: 'saveFile',
        src: 'saveFile',
        input: ({ context: { figures } }) => ({ figures }),
        onDone: { target: 'idle' },
        onError: { target: 'failed', actions: showError('listCourseFigures') },
      },
    },
    failed: { exit: clearError, on: { 'export.requested': 'loading' } },
  },
});
