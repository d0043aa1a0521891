import { expect, test } from 'vitest';
import { type SnapshotFrom, waitFor } from 'xstate';
import { json, type Respond } from '../../test/api.ts';
import { requestOf, startReview } from '../../test/instructor-review.ts';
import { settle } from '../../test/model-test.ts';
import { hasMoreRequests, type instructorReviewMachine } from './instructor-review.machine.ts';

/** A server with 230 pending applications, paginated as in the contract. */
function crowd() {
  const waiting = Array.from({ length: 230 }, (_, index) =>
    requestOf(`r${index + 1}`, `Applicant ${index + 1}`),
  );
  const decided: string[] = [];
  const decide = (id: string) => {
    const index = waiting.findIndex((request) => request.id === id);
    if (index >= 0) waiting.splice(index, 1);
    decided.push(id);
  };
  const respond: Respond = ({ method, url }) => {
    const { pathname, searchParams } = new URL(url);
    if (method === 'POST') {
      decide(pathname.split('/').at(-2) ?? '');
      return json(200, {});
    }
    const limit = Number(searchParams.get('limit'));
    const from = (Number(searchParams.get('page')) - 1) * limit;
    return json(200, { requests: waiting.slice(from, from + limit), totalResults: waiting.length });
  };
  return { waiting, decided, decide, respond };
}

const settled = (snapshot: SnapshotFrom<typeof instructorReviewMachine>) =>
  !snapshot.matches('loading') && !snapshot.matches({ listed: 'loadingMore' });

test('loads all pages without gaps while requests are decided', async () => {
  const server = crowd();
  const { actor, pendingIds: ids } = startReview(server.respond);
  const listedIds = new Set<string>();
  const look = async () => {
    await waitFor(actor, settled);
    for (const id of ids()) listedIds.add(id);
  };
  await look();
  expect(ids()).toHaveLength(20);
  expect(actor.getSnapshot().context.totalResults).toBe(230);
  for (let round = 0; hasMoreRequests(actor.getSnapshot().context); round += 1) {
    // Before a page is requested, just before its response, and while nothing loads.
    actor.send({ type: 'approval.requested', id: ids()[0] ?? '' });
    actor.send({ type: 'more.requested' });
    actor.send({ type: 'rejection.requested', id: ids()[round % ids().length] ?? '' });
    await look();
  }
  expect(listedIds.size).toBe(230);
  expect(ids()).toEqual(server.waiting.map(({ id }) => id));
});

/** A server whose decisions and later pages wait for the test. */
function startSlowly() {
  const server = crowd();
  const waiting = { decisions: [] as (() => void)[], pages: [] as (() => void)[] };
  const { actor, calls, pendingIds } = startReview(async (request) => {
    const isDecision = request.method === 'POST';
    if (isDecision) await new Promise<void>((resolve) => waiting.decisions.push(resolve));
    const response = await server.respond(request);
    if (!isDecision && calls.length > 1) await new Promise<void>((resolve) => waiting.pages.push(resolve));
    return response;
  });
  return { ...waiting, actor, calls, pendingIds, server };
}

const decisions = [
  ['approval.requested', 'approve'],
  ['rejection.requested', 'reject'],
] as const;

test.each(decisions)('reloads a page during whose load a decision starts: %s', async (type) => {
  const { actor, calls, decisions, pages, pendingIds, server } = startSlowly();
  await waitFor(actor, (snapshot) => snapshot.matches('listed'));
  actor.send({ type: 'more.requested' });
  await expect.poll(() => pages.length).toBe(1);
  actor.send({ type, id: 'r1' });
  await expect.poll(() => decisions.length).toBe(1);
  await settle();
  expect(pages).toHaveLength(1);
  decisions[0]?.();
  await expect.poll(() => pages.length).toBe(2);
  for (const give of pages) give();
  await waitFor(actor, settled);
  const { totalResults } = actor.getSnapshot().context;
  expect(pendingIds()).toEqual(server.waiting.slice(0, 20).map(({ id }) => id));
  expect(totalResults).toBe(229);
  expect(calls.at(-1)).toBe('GET /admin/instructor-requests?page=1&limit=20');
});

test.each(decisions)('loads a page after the last of two pending decisions: %s', async (type, decision) => {
  const { actor, decisions, pages } = startSlowly();
  await waitFor(actor, settled);
  for (const id of ['r1', 'r2']) actor.send({ type, id });
  await expect.poll(() => decisions.length).toBe(2);
  actor.send({ type: 'more.requested' });
  decisions[0]?.();
  const { context } = await waitFor(actor, (snapshot) => snapshot.context.decided.length === 1);
  expect(context).toMatchObject({ totalResults: 229, last: { name: 'Applicant 1', decision } });
  await settle();
  expect(pages).toEqual([]);
  decisions[1]?.();
  await expect.poll(() => pages.length).toBe(1);
});

test('loads a page after a failed decision', async () => {
  const server = crowd();
  const { actor, emitted } = startReview((request) =>
    request.method === 'POST' ? json(500, {}) : server.respond(request),
  );
  await waitFor(actor, settled);
  actor.send({ type: 'approval.requested', id: 'r1' });
  await expect.poll(() => emitted.length).toBe(1);
  actor.send({ type: 'more.requested' });
  await expect.poll(() => actor.getSnapshot().context.items.length).toBe(40);
});

test('ends at a page without new requests, even if the total is larger', async () => {
  const { actor } = startReview(() => json(200, { requests: [requestOf('r1', 'Salma')], totalResults: 2 }));
  const { context } = await waitFor(actor, settled);
  expect(hasMoreRequests(context)).toBe(true);
  actor.send({ type: 'more.requested' });
  const after = await waitFor(actor, settled);
  expect([after.context.items.length, hasMoreRequests(after.context)]).toEqual([1, false]);
});

test("finds the requests that another administrator's decisions moved", async () => {
  const server = crowd();
  const { actor, pendingIds, letDecisionsBecomeFinal } = startReview(server.respond);
  await waitFor(actor, settled);
  // The other administrator decides the first twenty, so the next page starts with r41.
  for (let index = 1; index <= 20; index += 1) server.decide(`r${index}`);
  const decided = new Set<string>();
  while (!actor.getSnapshot().matches('empty')) {
    const ids = pendingIds();
    if (hasMoreRequests(actor.getSnapshot().context)) actor.send({ type: 'more.requested' });
    await waitFor(actor, settled);
    for (const id of ids) {
      decided.add(id);
      actor.send({ type: 'approval.requested', id });
    }
    await letDecisionsBecomeFinal();
    await waitFor(actor, settled);
  }
  expect(decided.size).toBe(230);
  expect(server.waiting).toEqual([]);
});

test('retries a further page after a failure', async () => {
  const server = crowd();
  let isAway = false;
  const { actor } = startReview((request) =>
    isAway ? json(503, { code: 'unavailable', message: 'Not just now.' }) : server.respond(request),
  );
  await waitFor(actor, settled);
  isAway = true;
  actor.send({ type: 'more.requested' });
  await waitFor(actor, (snapshot) => snapshot.matches({ listed: 'moreFailed' }));
  expect(actor.getSnapshot().context).toMatchObject({ message: 'Not just now.', totalResults: 230 });
  isAway = false;
  actor.send({ type: 'reload.requested' });
  await waitFor(actor, settled);
  expect(actor.getSnapshot().context).toMatchObject({ message: null });
  expect(actor.getSnapshot().context.items).toHaveLength(40);
});

test('reloads a page if a decision is undone during its load', async () => {
  const server = crowd();
  const [first] = server.waiting;
  const pages: (() => void)[] = [];
  const { actor, calls, pendingIds } = startReview(async (request) => {
    if (request.url.endsWith('/undo')) {
      if (first) server.waiting.unshift(first);
      return json(200, {});
    }
    const response = await server.respond(request);
    if (calls.length > 2 && request.method === 'GET') {
      await new Promise<void>((resolve) => pages.push(resolve));
    }
    return response;
  });
  await waitFor(actor, (snapshot) => snapshot.matches('listed'));
  actor.send({ type: 'approval.requested', id: 'r1' });
  await expect.poll(() => actor.getSnapshot().context.decided).toEqual(['r1']);
  actor.send({ type: 'more.requested' });
  await expect.poll(() => pages.length).toBe(1);
  actor.send({ type: 'undo.requested', id: 'r1' });
  await expect.poll(() => pages.length).toBe(2);
  for (const give of pages) give();
  await waitFor(actor, settled);
  expect(pendingIds()).toEqual(server.waiting.slice(0, 40).map(({ id }) => id));
  expect(actor.getSnapshot().context.totalResults).toBe(230);
});
