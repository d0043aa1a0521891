export { instructorProfileActors, instructorProfileMachine } from './instructor-profile.machine.ts';
