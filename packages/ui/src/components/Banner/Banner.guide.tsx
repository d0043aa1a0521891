import { guide, t } from '../../stories/index.ts';
import { Button, ButtonLink } from '../Button/index.ts';
import { Stack } from '../layout/index.ts';
import { Notice } from '../Notice/index.ts';
import { Banner } from './Banner.tsx';

export const bannerGuide = guide({
  status: 'stable',
  use: [
    'For a state of the account that lasts until the user acts, on every page.',
    'Add the `action` that ends the state.',
  ],
  instead: [
    { when: 'It concerns one part of the page', use: 'Notice' },
    { when: 'It reports the result of an action', use: 'Notice' },
    { when: 'It needs a decision first', use: 'Dialog' },
  ],
  examples: [
    {
      do: {
        show: () => (
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
      },
      dont: {
        show: () => <Banner>{t('common:profileBanner.text')}</Banner>,
        why: 'Without an action, users see the problem on every page and its solution on none.',
      },
    },
    {
      do: {
        show: () => (
          <Stack align="start" gap="sm">
            <Notice tone="positive">{t('courseEditor:saved.published')}</Notice>
            <Button>{t('courseEditor:form.save')}</Button>
          </Stack>
        ),
        why: 'The result appears next to the button that was pressed.',
      },
      dont: {
        show: () => (
          <Stack gap="sm">
            <Banner>{t('courseEditor:saved.published')}</Banner>
            <Stack align="start">
              <Button>{t('courseEditor:form.save')}</Button>
            </Stack>
          </Stack>
        ),
        why: 'A banner stays on every page until the user acts, but this news is only of use for a moment.',
      },
    },
  ],
  anatomy: [
    { part: 'The region that announces changes', selector: '[role="status"]' },
    { part: 'The icon', selector: 'svg' },
    { part: 'The text', selector: 'svg + span' },
    { part: 'The action', selector: 'a' },
  ],
  keyboard: { Tab: 'Moves to the action, then to the dismiss button.' },
  related: ['Notice', 'Dialog', 'Button', 'Header'],
  terms: {
    en: ['announcement', 'alert bar', 'site-wide message', 'warning', 'notification bar'],
    ar: ['شريط تنبيه', 'إعلان', 'تحذير', 'رسالة عامة', 'لافتة'],
    fr: ['bandeau', 'bannière', 'annonce', 'avertissement', 'barre d’alerte'],
  },
});
