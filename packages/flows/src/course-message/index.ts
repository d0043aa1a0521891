export { courseMessageActors, courseMessageMachine, messageDraftKey } from './course-message.machine.ts';
