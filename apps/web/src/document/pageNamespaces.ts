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

/** The file that contains exactly these namespaces; undefined if each has its own. */
export function fileOf(namespaces: readonly Namespace[]): string | undefined {
  const isSame = (others: readonly Namespace[]) => others.join() === namespaces.join();
  return Object.entries(files).find(([, others]) => isSame(others))?.[0];
}
