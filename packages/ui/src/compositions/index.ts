export { type CompositionOptions, compositions, drawComposition } from './composition.ts';
