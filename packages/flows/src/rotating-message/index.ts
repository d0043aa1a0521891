export { rotatingMessageMachine } from './rotating-message.machine.ts';
