import { expect, test } from 'vitest';
import { Problem } from '../platform/base/problems.ts';
import { drawn, manyWarnings, slowHeader } from '../testing/hostileImages.ts';
import { encodeImage } from './encodeImage.ts';

test('an image that takes too long gets a 503, which asks for another attempt', {
  tags: ['2.460'],
}, async () => {
  const late = encodeImage(() => drawn(2000, 1000).png().toBuffer(), 0);
  await expect(late).rejects.toEqual(new Problem('unavailable', { retryAfter: 5 }));
});

test('an image is encoded after one that takes too long', async () => {
  await encodeImage(() => drawn(2000, 1000).png().toBuffer(), 0).catch(() => undefined);
  expect(await encodeImage(() => drawn(20, 10).png().toBuffer())).toHaveLength(6);
});

test('an image whose header takes too long gets a 503 at once, and the next one is encoded', {
  tags: ['2.460'],
}, async () => {
  const content = slowHeader();
  const startedAt = performance.now();
  const late = encodeImage(async () => content, 100);
  const next = encodeImage(() => drawn(20, 10).png().toBuffer());
  await expect(late).rejects.toEqual(new Problem('unavailable', { retryAfter: 5 }));
  expect(await next).toHaveLength(6);
  expect(performance.now() - startedAt).toBeLessThan(5000);
});

test('an image with 400,000 warnings is encoded', async () => {
  expect(await encodeImage(async () => manyWarnings())).toHaveLength(6);
});
