import { guide, inLanguage } from '../../stories/index.ts';
import { Stack } from '../layout/index.ts';
import { Text } from '../Text/index.ts';
import { Image } from './Image.tsx';

const src = '/pictures/courses/3d-lighting.jpg';
const course = inLanguage({ en: '3D Lighting', ar: 'الإضاءة ثلاثية الأبعاد', fr: 'Éclairage 3D' });
export const imageGuide = guide({
  use: [
    'For every image: it reserves its space while loading and has a fallback for errors.',
    '`alt` describes the image. Leave it empty if the text next to the image says the same.',
    'Set `eager` for images at the top of a page. Others load when they come near the window.',
  ],
  instead: [
    { when: 'It shows a user', use: 'Avatar' },
    { when: 'It is a symbol', use: 'Icon' },
  ],
  do: (
    <Stack gap="xs">
      <Image src={src} alt="" rounded />
      <Text strong>{course}</Text>
    </Stack>
  ),
  why: 'The image is decorative here, so its `alt` is empty and the name is read once.',
  dont: (
    <Stack gap="xs">
      <Image src={src} alt={course} rounded />
      <Text strong>{course}</Text>
    </Stack>
  ),
  whyNot: 'An `alt` that repeats the text is read twice and describes nothing.',
  keyboard: { none: 'Not interactive.' },
});
