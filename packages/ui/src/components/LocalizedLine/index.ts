export { LocalizedLine, type LocalizedLineProps } from './LocalizedLine.tsx';
