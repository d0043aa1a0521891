import { Button, ButtonLink } from '../../components/Button/index.ts';
import { Stack } from '../../components/layout/index.ts';
import { Price } from '../../components/Price/index.ts';
import { guide, t } from '../../stories/index.ts';

const price = <Price amount={49} free={t('catalog:card.free')} />;
const enroll = (
  <Button tone="primary" size="large">
    {t('catalog:course.enrollNow')}
  </Button>
);

export const courseHeroGuide = guide({
  status: 'stable',
  use: [
    'For the top of a course page: what the course is, what it costs, and the main action.',
    'It contains the heading of the page. The action depends on the user: enroll, continue, or the reason why not.',
  ],
  instead: [
    { when: 'The course is one of several', use: 'CourseCard' },
    { when: 'The page is not about a course', use: 'PageHeader' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Stack align="start">
            {price}
            {enroll}
          </Stack>
        ),
        why: 'The offer of the page is a price and one action.',
      },
      dont: {
        show: () => (
          <Stack align="start">
            {price}
            {enroll}
            <ButtonLink tone="primary" size="large" href="/categories">
              {t('common:actions.browseCourses')}
            </ButtonLink>
          </Stack>
        ),
        why: 'A second primary button leads away just before users decide.',
      },
    },
  ],
  anatomy: [
    { part: 'Name, the heading of the page', selector: 'h1' },
    { part: 'Instructor', selector: 'h1 + p' },
    { part: 'Rating and facts', selector: 'h1 + p + div' },
    { part: 'Start', selector: 'h1 + p + div + div' },
    { part: 'Topics', selector: 'ul' },
    { part: 'Price', selector: 'data' },
    { part: 'Main action', selector: 'button' },
    { part: 'Image', selector: 'picture' },
  ],
  keyboard: { Tab: 'Moves to the action.', 'Enter, Space': 'Presses it.' },
  related: ['CourseCard', 'PageHeader', 'CourseProgress', 'Breadcrumbs', 'Price', 'Rating'],
  terms: {
    en: ['course page', 'product page', 'enroll', 'buy', 'header', 'offer'],
    ar: ['صفحة الدورة', 'رأس الصفحة', 'التسجيل في الدورة', 'شراء', 'السعر'],
    fr: ['page du cours', 'en-tête', 's’inscrire au cours', 'acheter', 'prix'],
  },
});
