import { expect, test } from 'vitest';
import type { Context } from '../context.ts';
import { readSettings } from '../settings.ts';
import { testApi } from '../testing/api.ts';
import { sharedDatabase } from '../testing/pools.ts';
import { serverEnv } from '../testing/serverProcess.ts';
import { type KeptAnswers, keepAnswers } from './responseCache.ts';

const api = testApi();
const shared = sharedDatabase(2);
const answer = { etag: '"1"', json: '{}' };

/** What a process of its own keeps. */
function process(index: number): KeptAnswers {
  const settings = readSettings(serverEnv(shared.url(), 'smtp://127.0.0.1:1'));
  const context: Context = { ...api().context, db: shared.pool(index).db, settings };
  const kept = keepAnswers(context);
  if (!kept) throw new Error('The settings want answers kept');
  return kept;
}

const key = { text: '["listDomains",[]]', isCommon: true };

/** What is kept; without anything, it is made only where `made` says so. */
async function take(kept: KeptAnswers, made?: typeof answer): Promise<unknown> {
  const taken = await kept.take(key);
  if ('etag' in taken) return taken;
  if (made) taken.keep(made);
  taken.end();
  return null;
}

test('a process forgets what another one has changed, and keeps what nobody has', async () => {
  const [one, other] = [process(0), process(1)];
  await take(one, answer);
  // The first look tells only where the counting stands.
  expect(await take(one, answer)).toBeNull();
  expect(await take(one)).toMatchObject(answer);
  await other.changed();
  await expect.poll(() => take(one), { timeout: 10_000 }).toBeNull();
  await take(one, answer);
  expect(await take(one)).toMatchObject(answer);
});

test('nothing is given from what is kept while the database is away', async () => {
  const one = process(0);
  await take(one, answer);
  await shared.pool(0).close();
  expect(await take(one)).toBeNull();
});
