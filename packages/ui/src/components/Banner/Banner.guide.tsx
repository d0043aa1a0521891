import { guide, t } from '../../stories/index.ts';
import { ButtonLink } from '../Button/index.ts';
import { Banner } from './Banner.tsx';

export const bannerGuide = guide({
  use: [
    'For a state of the account that lasts until the user acts, on every page.',
    'Add the `action` that ends the state.',
  ],
  instead: [
    { when: 'It concerns one part of the page', use: 'Notice' },
    { when: 'It reports the result of an action', use: 'Notice' },
    { when: 'It needs a decision first', use: 'Dialog' },
  ],
  do: (
    <Banner
      action={
        <ButtonLink size="small" href="/instructor-onboarding">
          {t('common:profileBanner.action')}
        </ButtonLink>
      }
    >
      {t('common:profileBanner.text')}
    </Banner>
  ),
  why: 'The banner names what is missing and leads to where it can be added.',
  dont: <Banner>{t('common:profileBanner.text')}</Banner>,
  whyNot: 'Without an action, users see the problem on every page and its solution on none.',
  keyboard: { Tab: 'Moves to the action, then to the dismiss button.' },
});
