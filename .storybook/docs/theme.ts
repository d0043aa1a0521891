import { type ColorName, colors, type ThemedColor } from '@lyceum/ui/theme/tokens';
import { create } from 'storybook/theming';

/** Storybook's own UI, in the colors and the type of a brand. @param brand by default Lyceum */
export function storybookTheme(
  base: 'light' | 'dark',
  brand: Readonly<Record<ColorName, ThemedColor>> = colors,
) {
  const color = (name: ColorName) => brand[name][base];
  return create({
    base,
    brandTitle: 'Lyceum',
    brandUrl: './',
    brandTarget: '_self',
    // The pages load Readex Pro, the sidebar does not.
    fontBase: "'Readex Pro', system-ui, sans-serif",
    appBg: color('sunk'),
    appContentBg: color('page'),
    appPreviewBg: color('page'),
    appBorderColor: color('line'),
    appBorderRadius: 8,
    barBg: color('page'),
    barTextColor: color('inkSoft'),
    barHoverColor: color('accent'),
    barSelectedColor: color('accent'),
    colorPrimary: color('accent'),
    colorSecondary: color('accent'),
    textColor: color('ink'),
    textMutedColor: color('inkSoft'),
    inputBg: color('surface'),
    inputBorder: color('edge'),
    inputTextColor: color('ink'),
    inputBorderRadius: 8,
  });
}
