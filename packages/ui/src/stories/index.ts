export { type Guide, guide } from './guide.ts';
export { direction, inLanguage, language, t, texts } from './texts.ts';
export { within } from './within.tsx';
