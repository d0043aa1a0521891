export {
  type NotificationPreferences,
  notificationPreferencesMachine,
} from './notification-preferences.machine.ts';
