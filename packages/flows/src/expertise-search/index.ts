export { expertiseSearchActors } from './expertise-search.actors.ts';
export { expertiseSearchMachine } from './expertise-search.machine.ts';
