export { layerOrder } from './layers.css.ts';
export { markColor } from './markColor.ts';
export { type ColorName, colors, minimumRatio, type ThemedColor } from './tokens.ts';
