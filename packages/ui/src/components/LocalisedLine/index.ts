export { LocalisedLine, type LocalisedLineProps } from './LocalisedLine.tsx';
