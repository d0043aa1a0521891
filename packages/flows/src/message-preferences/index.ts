export { messagePreferencesActors } from './message-preferences.actors.ts';
export { messagePreferencesMachine } from './message-preferences.machine.ts';
