import { t } from '../../stories/index.ts';

export const footerTexts = {
  name: t('common:appName'),
  home: t('common:header.home'),
  tagline: t('common:tagline'),
  credits: t('common:footer.credits'),
  caption: t('common:footer.caption', { year: 2026 }),
};
