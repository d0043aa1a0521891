import { newCourseDraft } from '@lyceum/rules';
import { expect, test } from 'vitest';
import { testApi } from '../../testing/api.ts';

const api = testApi();

test('deletes a draft; a second call returns the same response', { tags: ['10.231'] }, async () => {
  const { token } = await api().instructor();
  const sent = { params: { id: newCourseDraft }, token };
  await api().expect(204, 'saveCourseDraft', { ...sent, body: { draft: '{}', revision: null } });
  await api().expect(204, 'deleteCourseDraft', sent);
  await api().expect(204, 'deleteCourseDraft', sent);
  expect(await api().expect(200, 'getCourseDraft', sent)).toEqual({ stored: null });
});
