import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, type LoaderFunctionArgs } from 'react-router-dom';
import { expect, test } from 'vitest';
import { InApp } from '../src/fixtures/inApp.tsx';
import * as categoryRoute from '../src/routes/CategoryRoute.tsx';
import * as courseRoute from '../src/routes/CourseRoute.tsx';
import * as domainRoute from '../src/routes/DomainRoute.tsx';
import { textOf } from './support/renderScreen.tsx';

/** Fails the call of one item; every list is empty. */
const reachApi = async ({ url }: Request) =>
  /\/(domains|categories|courses)\/x$/.test(new URL(url).pathname)
    ? new Response(null, { status: 422 })
    : Response.json({ results: [], page: 1, limit: 12, totalResults: 0 });
const context = { reachApi, publicUrl: 'http://lyceum.test', language: 'en' };

for (const [tag, { loader, ErrorBoundary }, param, text] of [
  ['8.9', domainRoute, 'domainId', 'Error: Failed to fetch domain details'],
  ['8.11', categoryRoute, 'categoryId', 'Error: Failed to fetch category details'],
  ['8.13', courseRoute, 'courseId', 'Error: Failed to fetch course details'],
] as const) {
  test(`a page that fails to load shows “${text}”`, { tags: [tag] }, async () => {
    const load = ({ params, request }: LoaderFunctionArgs) => loader({ context, params, request } as never);
    const route = { path: `/:${param}`, loader: load, element: null, ErrorBoundary };
    const router = createMemoryRouter([route], { initialEntries: ['/x'] });
    await expect.poll(() => router.state.errors).not.toBeNull();
    expect(textOf(renderToStaticMarkup(<InApp router={router} />))).toContain(text);
  });
}
