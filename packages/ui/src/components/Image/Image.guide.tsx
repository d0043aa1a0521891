import { guide, inLanguage, t } from '../../stories/index.ts';
import { Avatar } from '../Avatar/index.ts';
import { Inline, Stack } from '../layout/index.ts';
import { Text } from '../Text/index.ts';
import { Image } from './Image.tsx';

const src = '/pictures/courses/3d-lighting.jpg';
const course = inLanguage({ en: '3D Lighting', ar: 'الإضاءة ثلاثية الأبعاد', fr: 'Éclairage 3D' });
const name = t('experts:testimonials.first.name');

export const imageGuide = guide({
  status: 'stable',
  use: [
    'For every image of a page: it reserves its space while loading and falls back once on an error.',
    '`alt` describes the image. It is empty if the text next to it says the same.',
    'Set `eager` for images at the top of a page. Others load when they come near the window.',
  ],
  instead: [
    { when: 'It shows a user', use: 'Avatar' },
    { when: 'It is a symbol', use: 'Icon' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Stack gap="xs">
            <Image src={src} alt="" rounded />
            <Text strong>{course}</Text>
          </Stack>
        ),
        why: 'The image decorates the name, so its `alt` is empty and the name is read once.',
      },
      dont: {
        show: () => (
          <Stack gap="xs">
            <Image src={src} alt={course} rounded />
            <Text strong>{course}</Text>
          </Stack>
        ),
        why: 'An `alt` that repeats the text makes screen readers say it twice and describes no image.',
      },
    },
    {
      do: {
        show: () => (
          <Inline>
            <Avatar name={name} size="large" />
            <Text>{name}</Text>
          </Inline>
        ),
        why: 'A user without a photo is shown with initials.',
      },
      dont: {
        show: () => (
          <Stack gap="xs">
            <Image src={null} alt="" ratio="square" rounded />
            <Text>{name}</Text>
          </Stack>
        ),
        why: 'The fallback of an image is a neutral drawing, the same for all users.',
      },
    },
  ],
  anatomy: [{ part: 'The image, in the space that is reserved for it', selector: 'img' }],
  keyboard: { none: 'Not interactive.' },
  related: ['Avatar', 'Icon', 'Card', 'CourseCard', 'CourseHero'],
  terms: {
    en: ['picture', 'photo', 'thumbnail', 'aspect ratio', 'lazy loading', 'alt text'],
    ar: ['صورة', 'صورة مصغرة', 'نص بديل', 'نسبة الأبعاد', 'تحميل كسول'],
    fr: ['image', 'photo', 'vignette', 'texte alternatif', 'proportions', 'chargement différé'],
  },
});
