export { calendarSubscriptionActors, calendarSubscriptionMachine } from './calendar-subscription.machine.ts';
