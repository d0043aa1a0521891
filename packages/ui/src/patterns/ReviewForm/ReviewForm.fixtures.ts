import { starChoices } from '../../components/StarInput/StarInput.fixtures.ts';
import { t } from '../../stories/index.ts';

export const reviewFormTexts = {
  ...t('reviews:form', { returnObjects: true }),
  choices: starChoices,
  optional: t('common:field.optional'),
};
