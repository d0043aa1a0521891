export { messagePreferencesActors, messagePreferencesMachine } from './message-preferences.machine.ts';
