import { t } from '../../stories/index.ts';

export const reportFormTexts = {
  reason: t('reviews:reports.form.reason'),
  reasons: t('reviews:reports.reasons', { returnObjects: true }),
  text: t('reviews:reports.form.text'),
  textHint: t('reviews:reports.form.textHint'),
  optional: t('common:field.optional'),
  submit: t('reviews:reports.form.submit'),
  submitting: t('reviews:reports.form.submitting'),
  cancel: t('reviews:reports.form.cancel'),
};
