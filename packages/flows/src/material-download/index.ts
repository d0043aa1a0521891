export { materialDownloadActors } from './material-download.actors.ts';
export { materialDownloadMachine } from './material-download.machine.ts';
