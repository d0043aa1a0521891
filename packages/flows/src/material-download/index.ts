export { materialDownloadActors, materialDownloadMachine } from './material-download.machine.ts';
