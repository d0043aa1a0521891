export { courseMessageActors } from './course-message.actors.ts';
export { courseMessageMachine, messageDraftKey } from './course-message.machine.ts';
