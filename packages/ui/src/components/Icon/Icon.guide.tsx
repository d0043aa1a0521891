import { DoneIcon, LockIcon } from '../../icons.ts';
import { guide, t } from '../../stories/index.ts';
import { Inline } from '../layout/index.ts';
import { Text } from '../Text/index.ts';
import { Icon, type IconType } from './Icon.tsx';

const line = (icon: IconType, text: string) => (
  <Text as="div">
    <Inline gap="xs">
      <Icon icon={icon} />
      {text}
    </Inline>
  </Text>
);

export const iconGuide = guide({
  use: [
    'Next to a text with the same meaning, in its color.',
    'Alone, with a `label`, if the icon is well known.',
    'Set `mirrors` for an icon with a direction, so that it is mirrored in Arabic.',
  ],
  instead: [
    { when: 'It can be pressed', use: 'IconButton' },
    { when: 'It illustrates an empty place', use: 'EmptyState' },
  ],
  do: line(DoneIcon, t('catalog:course.saved')),
  why: 'The check mark means the same as the text and makes it quicker to recognize.',
  dont: line(LockIcon, t('catalog:course.saved')),
  whyNot: 'A lock means something else: users wonder what is locked.',
  keyboard: { none: 'Not interactive. Without a `label` screen readers skip it.' },
});
