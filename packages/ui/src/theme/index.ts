import './fonts.css.ts';
import './theme.css.ts';
import './reset.css.ts';
import './print.css.ts';

export { fontUrls } from './fontUrls.ts';
export { layerOrder } from './layers.css.ts';
export { markColor } from './markColor.ts';
export { type ColorName, colors, minimumRatio, type ThemedColor } from './tokens.ts';
