import './fonts.css.ts';
import './theme.css.ts';
import './reset.css.ts';
import './print.css.ts';

export { fontUrls } from './fontUrls.ts';
export { layerOrder } from './layers.css.ts';
export { markColour } from './markColour.ts';
export { type ColourName, colours, contrastPairs, minimumRatio, type ThemedColour } from './tokens.ts';
