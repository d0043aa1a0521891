export { calendarSubscriptionActors } from './calendar-subscription.actors.ts';
export { calendarSubscriptionMachine } from './calendar-subscription.machine.ts';
