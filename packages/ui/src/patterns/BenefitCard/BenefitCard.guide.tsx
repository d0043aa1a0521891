import { formatNumber } from '@lyceum/i18n';
import { CalendarIcon, LearnersIcon } from '../../icons.ts';
import { guide, language, t } from '../../stories/index.ts';
import { BenefitCard } from './BenefitCard.tsx';

export const benefitCardGuide = guide({
  status: 'stable',
  use: [
    'For one of a few benefits: an icon, a few words, a sentence or two.',
    'Three or four of them side by side, with texts of similar length.',
  ],
  instead: [
    { when: 'It is a number', use: 'StatList' },
    { when: 'It leads to another page', use: 'CategoryTile' },
    { when: 'The benefits are the whole page', use: 'FeatureList' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <BenefitCard
            icon={CalendarIcon}
            title={t('experts:benefits.schedule.title')}
            text={t('experts:benefits.schedule.text')}
          />
        ),
        why: 'The title names the benefit, and the text makes it concrete.',
      },
      dont: {
        show: () => (
          <BenefitCard
            icon={LearnersIcon}
            title={formatNumber(1204, language)}
            text={t('dashboard:instructor.totalEnrollments')}
          />
        ),
        why: 'A number is a fact to compare, not a benefit: `StatList` aligns it with the others.',
      },
    },
  ],
  anatomy: [
    { part: 'Icon', selector: 'div:first-child > span' },
    { part: 'Title', selector: 'div:first-child > h3' },
    { part: 'Text', selector: 'div:first-child > p' },
  ],
  keyboard: { none: 'Not interactive.' },
  related: ['FeatureList', 'StatList', 'TestimonialCard', 'Grid', 'Carousel', 'Icon'],
  terms: {
    en: ['feature', 'advantage', 'selling point', 'value proposition', 'icon card'],
    ar: ['ميزة', 'فائدة', 'مزايا', 'نقاط القوة', 'بطاقة'],
    fr: ['avantage', 'atout', 'bénéfice', 'argument', 'carte'],
  },
});
