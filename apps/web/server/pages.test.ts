import { type Context, readSettings } from '@lyceum/api';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { addPages } from './pages.ts';
import type { Renderer } from './render.ts';

/** The pages with a mock API and without a renderer: the body of a page is the list of its calls' statuses. */
async function start(answers: Record<string, { status: number; retryAfter?: number }>, pageStatus = 200) {
  const app = Fastify();
  onTestFinished(() => app.close());
  for (const [path, { status, retryAfter }] of Object.entries(answers)) {
    app.get(path, (_request, reply) => {
      if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
      return reply.code(status).send({ code: 'given', message: 'Given.' });
    });
  }
  const render: Renderer['render'] = async (_request, page) => {
    if (!page) throw new Error('A page is rendered for a request');
    const statuses = Object.keys(answers).map(async (path) => {
      const { status } = await page.reachApi(new Request(`${page.publicUrl}${path}`));
      return status;
    });
    return new Response((await Promise.all(statuses)).join(), { status: pageStatus });
  };
  const renderer: Renderer = { render, renderErrorPage: async ({ message }) => message };
  const settings = readSettings({});
  const context = { settings, texts: (language: string, key: string) => `${language} ${key}` } as Context;
  await addPages(app, { renderer, context, isDevelopment: true });
  return app;
}

test.each([
  [503, '2'],
  [429, '40'],
])('a page whose calls get %d has that status and a Retry-After header', async (status, retryAfter) => {
  const app = await start({
    '/v1/good': { status: 200 },
    '/v1/bad': { status, retryAfter: Number(retryAfter) },
  });
  const answer = await app.inject('/category/knots');
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['retry-after']).toBe(retryAfter);
  expect(answer.body).toBe(`200,${status}`);
  expect(answer.headers['content-security-policy']).toContain("'nonce-");
});

test('a page whose course does not exist is a 404, whatever the other calls return', async () => {
  const app = await start({ '/v1/bad': { status: 503, retryAfter: 2 } }, 404);
  expect((await app.inject('/course/none')).statusCode).toBe(404);
});

test('a page whose calls succeed has its own status and no Retry-After', async () => {
  const app = await start({ '/v1/good': { status: 200 }, '/v1/missing': { status: 404 } });
  const answer = await app.inject('/course/knots');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).not.toHaveProperty('retry-after');
});
