import { DoneIcon, LockIcon, ToolsIcon } from '../../icons.ts';
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
  status: 'stable',
  use: [
    'Next to a text with the same meaning, in the color of the text.',
    'Alone, with a `label`, if the icon is well known.',
    'Set `mirrors` for an icon with a direction, so that it is mirrored in Arabic.',
  ],
  instead: [
    { when: 'It can be pressed', use: 'IconButton' },
    { when: 'It illustrates an empty place', use: 'EmptyState' },
  ],
  examples: [
    {
      do: {
        show: () => line(DoneIcon, t('catalog:course.saved')),
        why: 'The check mark means the same as the text and makes it quicker to recognize.',
      },
      dont: {
        show: () => line(LockIcon, t('catalog:course.saved')),
        why: 'The lock has a meaning of its own: users wonder what is locked.',
      },
    },
    {
      do: {
        show: () => line(ToolsIcon, t('catalog:course.handsOn')),
        why: 'The words explain an icon that could mean many things.',
      },
      dont: {
        show: () => <Icon icon={ToolsIcon} label={t('catalog:course.handsOn')} />,
        why: 'Alone, a wrench could mean settings, tools or repair, and its label is only heard.',
      },
    },
  ],
  anatomy: [
    { part: 'Small, 16 px', selector: 'svg:nth-of-type(1)' },
    { part: 'Medium, 20 px', selector: 'svg:nth-of-type(2)' },
    { part: 'Large, 32 px', selector: 'svg:nth-of-type(3)' },
  ],
  keyboard: { none: 'Not interactive. Without a `label` screen readers skip it.' },
  related: ['IconButton', 'Button', 'EmptyState', 'Image', 'FeatureList'],
  terms: {
    en: ['symbol', 'pictogram', 'glyph', 'svg', 'lucide'],
    ar: ['أيقونة', 'رمز', 'صورة رمزية', 'رسم', 'علامة'],
    fr: ['icône', 'pictogramme', 'symbole', 'glyphe', 'picto'],
  },
});
