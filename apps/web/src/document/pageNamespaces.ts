import type { Namespace } from '@lyceum/i18n';

/** The namespaces of every page, for the frame and the catalog, in one file: `/locales/{lng}/page.json`. */
export const pageNamespaces = ['common', 'landing', 'catalog', 'errors'] as const satisfies Namespace[];
