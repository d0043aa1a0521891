import type { DraftKey } from '../app/app.types.ts';

/**
 * The transition of an edited form whose draft is stored on the device, and the action that clears the stored draft. The
 * machine has the actions `setDraft`, `storeDraft` and `clearDraft`.
 */
export const storedDraft = <Context, Draft extends object>(keyOf: (context: Context) => DraftKey) =>
  ({
    edit: {
      actions: [
        { type: 'setDraft', params: ({ event }: { event: { draft: Draft } }) => event },
        {
          type: 'storeDraft',
          params: ({ context, event }: { context: Context; event: { draft: Draft } }) => ({
            key: keyOf(context),
            draft: event.draft,
          }),
        },
      ],
    },
    clear: { type: 'clearDraft', params: ({ context }: { context: Context }) => ({ key: keyOf(context) }) },
  }) as const;
