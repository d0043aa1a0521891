import { colors } from '@lyceum/ui/theme/tokens';
import { create } from 'storybook/theming';

/** Storybook's own UI, in the colors and the type of the product. */
export function storybookTheme(base: 'light' | 'dark') {
  const color = (name: keyof typeof colors) => colors[name][base];
  return create({
    base,
    brandTitle: 'Lyceum',
    brandUrl: './',
    brandTarget: '_self',
    fontBase: 'system-ui, sans-serif',
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
