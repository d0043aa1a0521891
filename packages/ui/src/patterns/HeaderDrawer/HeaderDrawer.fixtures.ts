import { t } from '../../stories/index.ts';

export const drawerTexts = {
  title: t('common:header.menu'),
  close: t('common:actions.close'),
  navigation: t('common:header.navigation'),
};

export const drawerLinks = [
  { href: '/categories', label: t('common:header.browse') },
  { href: '/sessions', label: t('common:header.sessions') },
  { href: '/monetize', label: t('common:header.monetize') },
  { href: '/community', label: t('common:header.community') },
];
