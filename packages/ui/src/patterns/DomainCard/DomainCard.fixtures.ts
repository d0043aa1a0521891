import { t } from '../../stories/index.ts';
import type { DomainCardProps } from './DomainCard.tsx';

export const domainTexts = (name: string): DomainCardProps['texts'] => ({
  viewAll: t('landing:viewAll'),
  viewAllAccessibleName: t('landing:viewAllIn', { domain: name }),
  expand: t('landing:expand', { domain: name }),
  collapse: t('landing:collapse', { domain: name }),
});
