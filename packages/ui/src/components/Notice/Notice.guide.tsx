import { guide, t } from '../../stories/index.ts';
import { ButtonLink } from '../Button/index.ts';
import { Notice } from './Notice.tsx';
export const noticeGuide = guide({
  use: [
    'For the result of an action, next to where it happened.',
    'For the state of the content below: a draft, an application under review.',
    'Choose the `tone` by the meaning: `critical` only for what failed.',
  ],
  instead: [
    { when: 'It concerns the user on every page', use: 'Banner' },
    { when: 'It concerns one field', use: 'the `error` of that field' },
    { when: 'A list failed to load', use: 'ListError' },
  ],
  do: (
    <Notice
      tone="caution"
      action={
        <ButtonLink size="small" href="/profile?section=instructor">
          {t('dashboard:instructor.improve')}
        </ButtonLink>
      }
    >
      {t('dashboard:instructor.rejected')}
    </Notice>
  ),
  why: 'The notice explains the state and leads to the page where it can be changed.',
  dont: <Notice tone="critical">{t('dashboard:instructor.pending')}</Notice>,
  whyNot: 'Nothing failed: red alarms users and interrupts screen readers, although users only have to wait.',
  keyboard: {
    none: 'Not interactive. `critical` interrupts screen readers; the other tones wait until they pause.',
  },
});
