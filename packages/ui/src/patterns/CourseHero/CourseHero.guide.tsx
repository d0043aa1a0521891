import { Button, ButtonLink } from '../../components/Button/index.ts';
import { Stack } from '../../components/layout/index.ts';
import { guide, t } from '../../stories/index.ts';
import { Price } from '../Price/index.ts';

const price = <Price amount={49} free={t('catalog:card.free')} />;
const enroll = (
  <Button tone="primary" size="large">
    {t('catalog:course.enrollNow')}
  </Button>
);

export const courseHeroGuide = guide({
  use: [
    'For the top of a course page: what the course is, what it costs, and the main action.',
    'It contains the heading of the page. The action depends on the user: enroll, continue, or the reason why not.',
  ],
  instead: [
    { when: 'The course is one of several', use: 'CourseCard' },
    { when: 'The page is not about a course', use: 'PageHeader' },
  ],
  do: (
    <Stack align="start">
      {price}
      {enroll}
    </Stack>
  ),
  why: 'The offer is a price and one action.',
  dont: (
    <Stack align="start">
      {price}
      {enroll}
      <ButtonLink tone="primary" size="large" href="/categories">
        {t('common:actions.browseCourses')}
      </ButtonLink>
    </Stack>
  ),
  whyNot: 'A second primary button leads users away just before they decide.',
  keyboard: { Tab: 'Moves to the action.', 'Enter, Space': 'Presses it.' },
});
