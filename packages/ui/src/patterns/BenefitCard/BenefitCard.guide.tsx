import { formatNumber } from '@lyceum/i18n';
import { CalendarIcon, LearnersIcon } from '../../icons.ts';
import { guide, language, t } from '../../stories/index.ts';
import { BenefitCard } from './BenefitCard.tsx';

export const benefitCardGuide = guide({
  use: [
    'For one of a few benefits: an icon, a few words, a sentence or two.',
    'Three or four of them side by side, with texts of similar length.',
  ],
  instead: [
    { when: 'It is a number', use: 'StatList' },
    { when: 'It leads to another page', use: 'CategoryTile' },
    { when: 'The benefits are the whole page', use: 'FeatureList' },
  ],
  do: (
    <BenefitCard
      icon={CalendarIcon}
      title={t('experts:benefits.schedule.title')}
      text={t('experts:benefits.schedule.text')}
    />
  ),
  why: 'The title names the benefit, and the text makes it concrete.',
  dont: (
    <BenefitCard
      icon={LearnersIcon}
      title={formatNumber(1204, language)}
      text={t('dashboard:instructor.totalEnrollments')}
    />
  ),
  whyNot: 'A number is a fact, not a benefit: `StatList` aligns it with others.',
  keyboard: { none: 'Not interactive.' },
});
