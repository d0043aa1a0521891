import { expect, test } from 'vitest';
import { imageOf, localizedName, socialImage } from './views.ts';

const courseWith = (promotionalImage: string | null) => ({
  id: 'web-basics',
  promotionalImage,
  category: { id: 'web_dev', name: { en: 'Web' }, href: '/category/web_dev', color: '#2F6FB7' },
});
const publicUrl = 'https://lyceum.example';

test('a name falls back to English and then to the translation of Unknown', {
  tags: ['2.14'],
}, () => {
  const name = { en: 'Cooking', ar: 'الطبخ', fr: ' ' };
  expect(localizedName(name, 'ar', 'غير معروف')).toEqual({ name: 'الطبخ' });
  expect(localizedName(name, 'fr', 'Inconnu')).toEqual({ name: 'Cooking', nameLanguage: 'en' });
  expect(localizedName({}, 'en', 'Unknown')).toEqual({ name: 'Unknown' });
  expect(localizedName(null, 'fr', 'Inconnu')).toEqual({ name: 'Inconnu' });
});

test('an image of the product has an AVIF variant, an external one has none', () => {
  expect(imageOf(courseWith('/pictures/courses/a.jpg'))).toEqual({
    src: '/pictures/courses/a.jpg',
    avif: '/pictures/courses/a.avif',
  });
  expect(imageOf(courseWith('https://images.test/a.jpg'))).toEqual({ src: 'https://images.test/a.jpg' });
});

test('the image of a shared link has an absolute URL', () => {
  expect(socialImage('/pictures/courses/a.jpg', publicUrl)).toEqual({
    url: 'https://lyceum.example/pictures/courses/a.jpg',
    width: 1200,
    height: 630,
    isOfPage: true,
  });
  expect(socialImage('https://images.test/a.jpg', publicUrl)).toEqual({
    url: 'https://images.test/a.jpg',
    isOfPage: true,
  });
});

test('a course without an image has a composition in the color of its category', { tags: ['2.42'] }, () => {
  const course = courseWith(null);
  expect(imageOf(course)).toEqual({ src: '/pictures/compositions/2f6fb7/web-basics.svg' });
  expect(imageOf({ ...course, category: { ...course.category, color: 'red' } })).toEqual({ src: null });
  expect(socialImage(course.promotionalImage, publicUrl)).toMatchObject({ isOfPage: false });
});

test.each([
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  '//evil.test/a.jpg',
  '/\\evil.test/a.jpg',
  'https://images.test/\n.jpg',
  'https://[',
])('%j is not an image address', (address) => {
  expect(imageOf(courseWith(address))).toEqual({ src: null });
  expect(socialImage(address, publicUrl)).toEqual({
    url: 'https://lyceum.example/pictures/social.png',
    width: 1200,
    height: 630,
    isOfPage: false,
  });
});
