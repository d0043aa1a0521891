import { expect, test } from 'vitest';
import { findCaller } from '../../people/caller.ts';
import { renewTokens, startSession } from '../../people/refreshTokens.ts';
import { testApi } from '../../testing/api.ts';
import type { Context } from '../context/context.ts';
import { openTokenKeys } from './tokenKeys.ts';

const api = testApi();
const old = 'the secret that signed until now';
const fresh = 'the secret that signs from now on';

/** The context of a process with these secrets, on the shared database. */
async function processWith(jwtSecret: string, jwtSecretPrevious: string | null): Promise<Context> {
  const { context } = api();
  const settings = { ...context.settings, jwtSecret, jwtSecretPrevious };
  return { ...context, settings, keys: await openTokenKeys(settings) };
}

async function signInAt(process: Context) {
  const { user } = await api().user();
  const tokens = await startSession(process, user);
  return { id: user.id, access: tokens?.access.token ?? '', refresh: tokens?.refresh.token ?? '' };
}

async function renewAt(process: Context, refreshToken: string) {
  const tokens = (await renewTokens(process, refreshToken))?.tokens ?? null;
  return tokens && { access: tokens.access.token, refresh: tokens.refresh.token };
}

const accountAt = async (process: Context, token: string) => (await findCaller(process, token))?.user.id;

test('accepts both secrets while processes with the old and the new one run', async () => {
  const knowing = await processWith(old, fresh);
  const signing = await processWith(fresh, old);
  const { id, access, refresh } = await signInAt(knowing);
  expect(await accountAt(signing, access)).toBe(id);
  // Two concurrent tabs on different processes: both get a successor that both processes accept.
  const renewed = [await renewAt(signing, refresh), await renewAt(knowing, refresh)];
  expect(new Set(renewed.map((tokens) => tokens?.refresh)).size).toBe(2);
  for (const tokens of renewed) {
    expect(await accountAt(knowing, tokens?.access ?? '')).toBe(id);
    expect(await accountAt(signing, tokens?.access ?? '')).toBe(id);
    expect(await renewAt(knowing, tokens?.refresh ?? '')).not.toBeNull();
  }
});

test('keeps sessions signed with the new secret after the old one is removed, and rejects the others', async () => {
  const signing = await processWith(fresh, old);
  const after = await processWith(fresh, null);
  const goesOn = await signInAt(await processWith(old, null));
  const renewed = await renewAt(signing, goesOn.refresh);
  expect(await accountAt(after, renewed?.access ?? '')).toBe(goesOn.id);
  expect(await renewAt(after, renewed?.refresh ?? '')).not.toBeNull();

  const ends = await signInAt(await processWith(old, null));
  expect(await accountAt(after, ends.access)).toBeUndefined();
  expect(await renewAt(after, ends.refresh)).toBeNull();
  // An unreadable token does not end its session on other processes.
  expect(await accountAt(signing, ends.access)).toBe(ends.id);
});
