export { messageSubscriptionActors, messageSubscriptionMachine } from './message-subscription.machine.ts';
