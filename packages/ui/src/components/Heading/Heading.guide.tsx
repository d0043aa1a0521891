import { guide, t } from '../../stories/index.ts';
import { Stack } from '../layout/index.ts';
import { Text } from '../Text/index.ts';
import { Heading } from './Heading.tsx';

const title = t('catalog:community.values.ask.title');
const text = t('catalog:community.values.ask.text');

export const headingGuide = guide({
  status: 'stable',
  use: [
    'For the title of a page (`level` 1, once) and of its sections. The level sets the default size.',
    'Set `size` if the design needs another size, and keep the level of the outline.',
    '`mark` takes a catalog color and adjusts it to be readable in both themes.',
  ],
  instead: [{ when: 'It is large but not a title', use: 'Text' }],
  examples: [
    {
      do: {
        show: () => (
          <Stack gap="xs">
            <Heading level={3}>{title}</Heading>
            <Text>{text}</Text>
          </Stack>
        ),
        why: 'The title is part of the outline, so screen readers list it and jump to it.',
      },
      dont: {
        show: () => (
          <Stack gap="xs">
            <Text strong>{title}</Text>
            <Text>{text}</Text>
          </Stack>
        ),
        why: 'Bold text looks like a title, but the section has no heading to navigate to.',
      },
    },
    {
      do: {
        show: () => (
          <Stack gap="xs">
            <Heading level={3} size="large">
              {t('catalog:course.allDone')}
            </Heading>
            <Text>{t('catalog:course.findNext')}</Text>
          </Stack>
        ),
        why: 'A large section title keeps its level and changes its size only.',
      },
      dont: {
        show: () => (
          <Stack gap="xs">
            <Heading level={3}>{t('catalog:course.allDone')}</Heading>
            <Heading level={4}>{t('catalog:course.findNext')}</Heading>
          </Stack>
        ),
        why: 'A heading that is chosen for its weight announces a section that has no content.',
      },
    },
  ],
  anatomy: [
    { part: 'Display size, here on level 1', selector: 'h1' },
    { part: 'Large, here on level 2', selector: 'h2' },
    { part: 'Medium, here on level 3', selector: 'h3' },
    { part: 'Small, here on level 4', selector: 'h4' },
  ],
  keyboard: { none: 'Not interactive. Screen readers navigate by headings.' },
  related: ['Text', 'PageHeader', 'HeroMessage', 'LocalizedLine'],
  terms: {
    en: ['title', 'headline', 'h1', 'subtitle', 'section title', 'outline'],
    ar: ['عنوان', 'عنوان رئيسي', 'عنوان فرعي', 'ترويسة', 'عنوان القسم'],
    fr: ['titre', 'intertitre', 'en-tête', 'sous-titre', 'titre de section'],
  },
});
