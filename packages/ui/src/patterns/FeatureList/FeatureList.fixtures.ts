import { t } from '../../stories/index.ts';

export const monetize = {
  title: t('catalog:monetize.title'),
  lead: t('catalog:monetize.lead'),
  features: (['apply', 'create', 'earn'] as const).map((step) => ({
    title: t(`catalog:monetize.steps.${step}.title`),
    text: t(`catalog:monetize.steps.${step}.text`),
  })),
};
