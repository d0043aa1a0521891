import { t } from '../../stories/index.ts';

export const starChoices = [
  t('reviews:form.choices.1'),
  t('reviews:form.choices.2'),
  t('reviews:form.choices.3'),
  t('reviews:form.choices.4'),
  t('reviews:form.choices.5'),
] as const;
