import type { Namespace } from '@lyceum/i18n';

/** The namespaces of every page, for the frame and the catalog. */
export const pageNamespaces = ['common', 'landing', 'catalog', 'errors'] as const satisfies Namespace[];

/** The namespaces of the application to teach, which has steps of several other pages. */
export const applicationNamespaces = ['experts', 'instructor', 'auth'] as const satisfies Namespace[];

/** The namespaces that a first visit loads in one file, such as `/locales/{lng}/page.json`. */
const files = { page: pageNamespaces, application: [...pageNamespaces, ...applicationNamespaces] };

/** The namespaces in a file of several; undefined if there is no such file. */
export const namespacesIn = (file: string): readonly Namespace[] | undefined =>
  Object.hasOwn(files, file) ? files[file as keyof typeof files] : undefined;

/** The files that a first visit loads for a page: one for all its namespaces if there is such a file. */
export function filesOf(namespaces: readonly Namespace[]): readonly string[] {
  const all = [...pageNamespaces, ...namespaces].join();
  const together = Object.entries(files).find(([, others]) => others.join() === all)?.[0];
  return together === undefined ? ['page', ...namespaces] : [together];
}
