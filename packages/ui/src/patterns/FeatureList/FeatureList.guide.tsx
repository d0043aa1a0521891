import { ButtonLink } from '../../components/Button/index.ts';
import { guide, t } from '../../stories/index.ts';
import { monetize } from './FeatureList.fixtures.ts';
import { FeatureList } from './FeatureList.tsx';

const action = (
  <ButtonLink tone="primary" href="/experts/apply">
    {t('catalog:monetize.action')}
  </ButtonLink>
);

export const featureListGuide = guide({
  status: 'stable',
  use: ['For a page that makes one statement in three points and ends with one action.'],
  instead: [
    { when: 'The points are a section of a page', use: '`BenefitCard` in a `Grid`' },
    { when: 'A list or a page is empty', use: 'EmptyState' },
  ],
  examples: [
    {
      do: {
        show: () => <FeatureList {...monetize} action={action} />,
        why: 'After three points, users know what the one action is for.',
      },
      dont: {
        show: () => (
          <FeatureList
            {...monetize}
            action={
              <>
                {action}
                <ButtonLink tone="primary" href="/categories">
                  {t('common:actions.browseCourses')}
                </ButtonLink>
              </>
            }
          />
        ),
        why: 'The second action does not follow from the points, and halves the weight of the first.',
      },
    },
  ],
  anatomy: [
    { part: 'Statement, the heading of the page', selector: 'h1' },
    { part: 'Lead', selector: 'h1 + div' },
    { part: 'Feature', selector: 'div:first-child > div:has(> h2)' },
    { part: 'Action', selector: 'a' },
  ],
  keyboard: { Tab: 'Moves to the action at the end.', Enter: 'Opens it.' },
  related: ['BenefitCard', 'PageHeader', 'HeroMessage', 'EmptyState'],
  terms: {
    en: ['landing page', 'marketing', 'how it works', 'three steps', 'pitch'],
    ar: ['مزايا', 'كيف يعمل', 'ثلاث خطوات', 'صفحة تعريفية', 'تسويق'],
    fr: ['fonctionnalités', 'comment ça marche', 'trois étapes', 'page de présentation'],
  },
});
