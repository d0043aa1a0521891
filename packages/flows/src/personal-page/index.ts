export { personalPageMachine } from './personal-page.machine.ts';
