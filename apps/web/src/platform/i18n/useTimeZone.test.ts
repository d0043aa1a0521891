import { afterEach, expect, test, vi } from 'vitest';
import { reportedTimeZone } from './useTimeZone.ts';

afterEach(() => vi.restoreAllMocks());

test.each([
  ['Pacific/Kiritimati', 'Pacific/Kiritimati'],
  ['Etc/Unknown', null],
  ['UTC+3', null],
  ['Foo/Bar', null],
  ['', null],
  [undefined, null],
])('a browser that reports the time zone %j has %j', { tags: ['2.481'] }, (reported, timeZone) => {
  const options = Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...options,
    timeZone: reported as string,
  });
  expect(reportedTimeZone()).toBe(timeZone);
});
