export { statisticsActors } from './statistics.actors.ts';
export { statisticsMachine } from './statistics.machine.ts';
