import { t } from '../../stories/index.ts';

export const messageFormTexts = {
  subject: t('messages:subject'),
  text: t('messages:text'),
  textHint: t('messages:textHint'),
  submit: t('messages:review'),
  submitting: t('messages:sending'),
};
