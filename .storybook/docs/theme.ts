import { colours } from '@lyceum/ui/theme/tokens';
import { create } from 'storybook/theming';

/** Storybook around the stories, in the colours and the type of what it shows. */
export function storybookTheme(base: 'light' | 'dark') {
  const colour = (name: keyof typeof colours) => colours[name][base];
  return create({
    base,
    brandTitle: 'Lyceum',
    brandUrl: './',
    brandTarget: '_self',
    fontBase: 'system-ui, sans-serif',
    appBg: colour('sunk'),
    appContentBg: colour('page'),
    appPreviewBg: colour('page'),
    appBorderColor: colour('line'),
    appBorderRadius: 8,
    barBg: colour('page'),
    barTextColor: colour('inkSoft'),
    barHoverColor: colour('accent'),
    barSelectedColor: colour('accent'),
    colorPrimary: colour('accent'),
    colorSecondary: colour('accent'),
    textColor: colour('ink'),
    textMutedColor: colour('inkSoft'),
    inputBg: colour('surface'),
    inputBorder: colour('edge'),
    inputTextColor: colour('ink'),
    inputBorderRadius: 8,
  });
}
