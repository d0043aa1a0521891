import { t } from '../../stories/index.ts';

export const offlineTexts = {
  name: t('common:appName'),
  home: t('common:header.home'),
  title: t('common:offline.title'),
  text: t('common:offline.text'),
  retry: t('common:actions.tryAgain'),
};
