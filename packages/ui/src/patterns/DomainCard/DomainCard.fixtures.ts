import { t } from '../../stories/index.ts';
import type { DomainCardProps } from './DomainCard.tsx';

export const domainTexts = (name: string): DomainCardProps['texts'] => ({
  viewAll: t('catalog:landing.viewAll'),
  viewAllAccessibleName: t('catalog:landing.viewAllIn', { domain: name }),
  expand: t('catalog:landing.expand', { domain: name }),
  collapse: t('catalog:landing.collapse', { domain: name }),
});
