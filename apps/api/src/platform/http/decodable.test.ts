import { expect, test } from 'vitest';
import { decodable } from './decodable.ts';

test.each([
  ['/course/%', '/course/%25'],
  ['/course/%00?lng=%ar', '/course/%2500?lng=%ar'],
  ['/category/%00/feed.atom', '/category/%2500/feed.atom'],
  ['/course/%25', '/course/%25'],
  ['/v1/courses/%00', '/v1/courses/%00'],
])('%s is routed as %s', { tags: ['2.494'] }, (url, routed) => {
  expect(decodable(url)).toBe(routed);
});
