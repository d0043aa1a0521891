import { t } from '../../stories/index.ts';

export const reportFormTexts = {
  reason: t('reports:form.reason'),
  reasons: t('reports:reasons', { returnObjects: true }),
  text: t('reports:form.text'),
  textHint: t('reports:form.textHint'),
  optional: t('common:field.optional'),
  submit: t('reports:form.submit'),
  submitting: t('reports:form.submitting'),
  cancel: t('reports:form.cancel'),
};
