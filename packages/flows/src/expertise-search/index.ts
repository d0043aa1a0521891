export { expertiseSearchActors, expertiseSearchMachine } from './expertise-search.machine.ts';
