export { instructorProfileActors } from './instructor-profile.actors.ts';
export { instructorProfileMachine } from './instructor-profile.machine.ts';
