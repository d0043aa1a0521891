import { type Context, readSettings } from '@lyceum/api';
import { languages } from '@lyceum/i18n';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { PageVisit } from './renderPage.ts';
import { ownPaths } from './sitemap.ts';
import { warmUp } from './warmUp.ts';

const tags = ['10.257'];

/** A warm-up without a database. @param onPage runs when a page is rendered */
async function start(
  environment: Record<string, string>,
  onPage: (visit: PageVisit, stop: () => void) => void,
) {
  const log = { info: vi.fn(), warn: vi.fn() };
  const context = { settings: readSettings(environment), log } as unknown as Context;
  const stopping = new AbortController();
  const visits: PageVisit[] = [];
  const prepare = async (visit: PageVisit) => {
    visits.push(visit);
    onPage(visit, () => stopping.abort());
  };
  await warmUp(context, prepare, stopping.signal);
  return { log, visits };
}

test('renders each page in every language, and goes on without a database', { tags }, async () => {
  const { log, visits } = await start({ WARM_UP_SECONDS: '10' }, () => {});
  const rendered = visits.map(({ address, language }) => `${address} in ${language}`);
  const expected = ownPaths.flatMap((path) => languages.map((language) => `${path} in ${language}`));
  expect(rendered.toSorted()).toEqual(expected.toSorted());
  expect(log.warn).toHaveBeenCalledOnce();
});

test('ends when its time is over', { tags }, async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { log, visits } = await start({ WARM_UP_SECONDS: '10' }, () => vi.advanceTimersByTime(4000));
  expect(visits).toHaveLength(4);
  expect(log.warn).not.toHaveBeenCalled();
});

test('ends when the process stops', { tags }, async () => {
  const { visits } = await start({ WARM_UP_SECONDS: '10' }, (_, stop) => stop());
  expect(visits).toHaveLength(4);
});

test.each([{ WARM_UP_SECONDS: '0' }, { WARM_UP_SECONDS: '10', RESPONSE_CACHE_TTL_SECONDS: '0' }])(
  'renders nothing with %o',
  { tags },
  async (environment) => {
    const { visits } = await start(environment, () => {});
    expect(visits).toEqual([]);
  },
);
