import { t } from '../../stories/index.ts';

const { submit, submitting, cancel } = t('reviews:form', { returnObjects: true });

export const replyFormTexts = {
  ...t('reviews:reply', { returnObjects: true }),
  ...{ submit, submitting, cancel },
};
