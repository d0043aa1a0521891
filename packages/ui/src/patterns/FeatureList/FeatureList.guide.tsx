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
  use: ['For a page that makes one statement in three points and ends with one action.'],
  instead: [
    { when: 'The points are a section of a page', use: 'BenefitCard in a Grid' },
    { when: 'A list or a page is empty', use: 'EmptyState' },
  ],
  do: <FeatureList {...monetize} action={action} />,
  why: 'After three points, users know what the one action is for.',
  dont: (
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
  whyNot: 'The second action does not follow from the points, and takes weight from the first.',
  keyboard: { Tab: 'Moves to the action at the end.', Enter: 'Opens it.' },
});
