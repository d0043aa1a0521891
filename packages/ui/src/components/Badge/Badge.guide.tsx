import { guide, t } from '../../stories/index.ts';
import { Button } from '../Button/index.ts';
import { Inline } from '../layout/index.ts';
import { Text } from '../Text/index.ts';
import { Badge } from './Badge.tsx';

const name = t('experts:testimonials.first.name');

export const badgeGuide = guide({
  status: 'stable',
  use: [
    'For a state that can change: approved, pending, rejected, draft.',
    'For a short category: a role, a topic.',
    'Choose the `tone` by the meaning of the state. The text alone must be enough without the color.',
  ],
  instead: [
    { when: 'It reports what just happened', use: 'Notice' },
    { when: 'It can be pressed', use: 'Button' },
    { when: 'The user can remove it', use: 'TagPicker' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Inline>
            <Text>{name}</Text>
            <Badge tone="caution">{t('common:status.pending')}</Badge>
            <Button size="small">{t('instructor:requests.approve')}</Button>
          </Inline>
        ),
        why: 'The badge shows the state, and the button changes it.',
      },
      dont: {
        show: () => (
          <Inline>
            <Text>{name}</Text>
            <Badge tone="caution">{t('common:status.pending')}</Badge>
            <Badge tone="accent">{t('instructor:requests.approve')}</Badge>
          </Inline>
        ),
        why: 'An action in the shape of a badge is taken for a state and never pressed.',
      },
    },
    {
      do: {
        show: () => (
          <Inline>
            <Badge tone="positive">{t('common:status.approved')}</Badge>
            <Badge tone="critical">{t('common:status.rejected')}</Badge>
          </Inline>
        ),
        why: 'The tone and the text mean the same.',
      },
      dont: {
        show: () => (
          <Inline>
            <Badge tone="critical">{t('common:roles.instructor')}</Badge>
            <Badge tone="positive">{t('common:roles.learner')}</Badge>
          </Inline>
        ),
        why: 'A tone that is chosen for its color makes one role look wrong and the other one right.',
      },
    },
  ],
  anatomy: [{ part: 'The state or category, in one or two words', selector: 'span' }],
  keyboard: { none: 'Not interactive. It is read as part of the surrounding text.' },
  related: ['Notice', 'Button', 'TagPicker', 'SideNav', 'RequestCard'],
  terms: {
    en: ['tag', 'chip', 'label', 'pill', 'status', 'lozenge'],
    ar: ['شارة', 'وسم', 'حالة', 'تصنيف', 'علامة'],
    fr: ['étiquette', 'pastille', 'statut', 'puce', 'tag'],
  },
});
