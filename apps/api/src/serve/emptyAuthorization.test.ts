import { expect, onTestFinished, test } from 'vitest';
import { readSettings } from '../platform/settings/settings.ts';
import { startApi } from '../testing/api.ts';
import { addCatalogFixture } from '../testing/catalog.ts';

test('an empty Authorization header gets the same response whether or not the course is cached', async () => {
  const api = await startApi({ operation: readSettings({}).operation });
  onTestFinished(() => api.close());
  await addCatalogFixture(api, {});
  const params = { id: 'knots' };
  const headers = { authorization: '' };
  const uncached = await api.call('getCourse', { params, headers });
  expect(uncached).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
  await api.expect(200, 'getCourse', { params });
  expect(await api.call('getCourse', { params, headers })).toMatchObject({
    status: 401,
    body: uncached.body,
  });
  // Operations without authentication ignore the header.
  await api.expect(200, 'listDomains', { headers });
  await api.expect(200, 'listDomains', { headers });
});
