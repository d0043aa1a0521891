import { newCourseDraft } from '@lyceum/rules';
import { expect, test } from 'vitest';
import { testApi } from '../../testing/api.ts';

const api = testApi();

test('deletes a draft; a second call returns the same response', { tags: ['10.231'] }, async () => {
  const { token } = await api().instructor();
  const request = { params: { id: newCourseDraft }, token };
  await api().expect(204, 'saveCourseDraft', { ...request, body: { draft: '{}', revision: null } });
  await api().expect(204, 'deleteCourseDraft', request);
  await api().expect(204, 'deleteCourseDraft', request);
  expect(await api().expect(200, 'getCourseDraft', request)).toEqual({ stored: null });
});
