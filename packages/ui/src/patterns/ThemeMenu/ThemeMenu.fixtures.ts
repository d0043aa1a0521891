import { t } from '../../stories/index.ts';

export const themeTexts = {
  label: t('common:theme.label'),
  system: t('common:theme.system'),
  light: t('common:theme.light'),
  dark: t('common:theme.dark'),
};
