export { messageSubscriptionActors } from './message-subscription.actors.ts';
export { messageSubscriptionMachine } from './message-subscription.machine.ts';
