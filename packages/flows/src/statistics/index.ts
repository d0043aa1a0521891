export { statisticsActors, statisticsMachine } from './statistics.machine.ts';
