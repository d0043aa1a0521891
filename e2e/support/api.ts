import { type Call, callServer } from '@lyceum/api/testing/serverProcess';
import type { Course, Page } from '@lyceum/api-client';
import type { Language } from '@lyceum/i18n';

/** Calls `/v1` directly. */
export const callApi = <Body>(url: string, method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, call: Call = {}) =>
  callServer<Body>(url, path, { method, ...call });

/** A course of the demonstration, with texts in every language. */
type DemoCourse = Course & Record<'name' | 'description', Record<Language, string>>;

/** The courses of a category in the order of the response. */
export async function coursesOf(url: string, category: string, sortBy: string): Promise<DemoCourse[]> {
  const path = `/categories/${category}/courses?sortBy=${sortBy}&limit=100`;
  return (await callApi<Page<DemoCourse>>(url, 'GET', path)).body.results;
}
