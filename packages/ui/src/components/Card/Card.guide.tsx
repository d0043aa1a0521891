import { guide, t } from '../../stories/index.ts';
import { Heading } from '../Heading/index.ts';
import { Stack } from '../layout/index.ts';
import { Text } from '../Text/index.ts';
import { TextField } from '../TextField/index.ts';
import { Card } from './Card.tsx';

const title = t('catalog:community.values.share.title');
const text = t('catalog:community.values.share.text');

export const cardGuide = guide({
  status: 'stable',
  use: ['For content that belongs together and is separate from the rest of the page.'],
  instead: [
    { when: 'It is a course', use: 'CourseCard' },
    { when: 'It is a benefit of something', use: 'BenefitCard' },
    { when: 'It is a group of fields in a form', use: 'Stack' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Card>
            <Stack gap="xs">
              <Heading level={4}>{title}</Heading>
              <Text tone="soft">{text}</Text>
            </Stack>
          </Card>
        ),
        why: 'One card holds the title and its text, which are read together.',
      },
      dont: {
        show: () => (
          <Stack gap="xs">
            <Card padding="small">
              <Heading level={4}>{title}</Heading>
            </Card>
            <Card padding="small">
              <Text tone="soft">{text}</Text>
            </Card>
          </Stack>
        ),
        why: 'A card around each element separates what belongs together.',
      },
    },
    {
      do: {
        show: () => (
          <Stack>
            <TextField label={t('auth:fields.name')} autoComplete="off" />
            <TextField label={t('auth:fields.email')} type="email" autoComplete="off" />
          </Stack>
        ),
        why: 'Gaps are enough to group the fields of a form.',
      },
      dont: {
        show: () => (
          <Card>
            <Stack>
              <Card padding="small">
                <TextField label={t('auth:fields.name')} autoComplete="off" />
              </Card>
              <Card padding="small">
                <TextField label={t('auth:fields.email')} type="email" autoComplete="off" />
              </Card>
            </Stack>
          </Card>
        ),
        why: 'Nested frames take space from the fields and carry no meaning.',
      },
    },
  ],
  anatomy: [
    { part: 'The surface', selector: 'div:has(> div > h2)' },
    { part: 'The content: here a heading', selector: 'h2' },
    { part: 'The content: here a text', selector: 'p' },
  ],
  keyboard: { none: 'Not interactive. Its content defines the keyboard behavior.' },
  related: ['Stack', 'Grid', 'CourseCard', 'BenefitCard', 'DomainCard', 'TestimonialCard', 'StatList'],
  terms: {
    en: ['panel', 'tile', 'box', 'surface', 'container', 'paper'],
    ar: ['بطاقة', 'لوحة', 'صندوق', 'حاوية', 'إطار'],
    fr: ['carte', 'vignette', 'encadré', 'panneau', 'conteneur', 'tuile'],
  },
});
