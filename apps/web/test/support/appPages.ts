import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { AppPage } from '../../server/appPages.ts';
import { pagesOf } from '../../server/appPages.ts';
import config from '../../src/routes.ts';

const modules = import.meta.glob<{ handle?: AppPage['handle'] }>('../../src/routes/*.tsx', { eager: true });

/** The entries of `routes.ts` as the build lists them. */
const built = (entries: RouteConfigEntry[], parentId?: string): Parameters<typeof pagesOf>[0] =>
  Object.assign(
    {},
    ...entries.map(({ id, file, path, index, children = [] }) => {
      const name = id ?? file;
      const module = { default: undefined, ...modules[`../../src/${file}`] };
      return { [name]: { id: name, parentId, path, index, module }, ...built(children, name) };
    }),
  );

/** The pages of the app, without a build. */
export const appPages = pagesOf(built(config));
