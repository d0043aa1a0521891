export {
  type ColorAdjustment,
  type ContrastCheck,
  createLyceumTheme,
  type LyceumTheme,
} from './createLyceumTheme.ts';
export type { Density, NeutralTint, RadiusScale, ThemeOptions } from './options.ts';
