import { limits, type NotificationKind, notificationDefaults } from '@lyceum/rules';
import { assign, setup } from 'xstate';

/** The enabled notifications. */
export type NotificationPreferences = Readonly<Record<NotificationKind, boolean>>;

type NotificationPreferencesEvent =
  | { type: 'preference.changed'; kind: NotificationKind; isEnabled: boolean }
  | { type: 'preferences.submitted' };

/**
 * The four switches and 'Save Preferences'. Nothing is sent or stored. The success message is shown for 2 s, or until a
 * switch changes [2.102].
 */
export const notificationPreferencesMachine = setup({
  types: {
    context: {} as { preferences: NotificationPreferences },
    events: {} as NotificationPreferencesEvent,
  },
  delays: { untilNoticeHidden: limits.profileSavedNoticeMs },
  actions: {
    remember: assign({
      preferences: ({ context }, { kind, isEnabled }: { kind: NotificationKind; isEnabled: boolean }) => ({
        ...context.preferences,
        [kind]: isEnabled,
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
