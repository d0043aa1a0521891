import { limits, type NotificationKind, notificationDefaults } from '@lyceum/rules';
import { assign, setup } from 'xstate';

/** Which notifications a person wants. */
export type NotificationPreferences = Readonly<Record<NotificationKind, boolean>>;

type NotificationPreferencesEvent =
  | { type: 'preference.changed'; kind: NotificationKind; wanted: boolean }
  | { type: 'preferences.submitted' };

/**
 * The four toggles and 'Save Preferences', held here and nowhere else: nothing is sent or stored. That they are saved
 * is said for 2 s, or until one of them changes [3.16] [4.22].
 */
export const notificationPreferencesMachine = setup({
  types: {
    context: {} as { preferences: NotificationPreferences },
    events: {} as NotificationPreferencesEvent,
  },
  delays: { untilNoticeHidden: limits.profileSavedNoticeMs },
  actions: {
    remember: assign({
      preferences: ({ context }, { kind, wanted }: { kind: NotificationKind; wanted: boolean }) => ({
        ...context.preferences,
        [kind]: wanted,
      }),
    }),
  },
}).createMachine({
  id: 'notificationPreferences',
  context: { preferences: notificationDefaults },
  initial: 'choosing',
  on: {
    'preference.changed': {
      target: '.choosing',
      actions: { type: 'remember', params: ({ event }) => event },
    },
  },
  states: {
    choosing: { on: { 'preferences.submitted': 'saved' } },
    saved: {
      on: { 'preferences.submitted': { target: 'saved', reenter: true } },
      after: { untilNoticeHidden: 'choosing' },
    },
  },
});
