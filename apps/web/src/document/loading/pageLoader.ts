import { storedUserId } from '../../session/useSession.ts';
import { browserLanguage } from '../i18n.ts';
import { isNavigating } from './loadedNavigations.ts';
import { isNetworkError, untilLoaded } from './loads.ts';
import type { LoaderArgs, PageLoader } from './pageLoader.types.ts';
import { loadOnce, prefetchData, recallShown, rememberShown } from './pageMemory.ts';

let count = 0;

function withoutHash(address: string): string {
  const url = new URL(address, location.origin);
  return url.pathname + url.search;
}

/** Whether the page of the request is in the address bar: after Back or Forward, or to load its data again. */
const isShown = ({ url }: Request) => withoutHash(url) === withoutHash(location.href);

/**
 * The `clientLoader` of a page. A navigation uses data that was prefetched a few seconds ago [2.267]; Back and
 * Forward use the data with which the page was shown [2.268]. If the network fails during a navigation to the page,
 * the current page stays until the user tries again.
 * @param unavailable the data of a page that shows the error of a failed load itself
 */
export function pageLoader<Args extends LoaderArgs, Data extends object, Unavailable extends object = never>(
  load: (args: Args) => Promise<Data>,
  unavailable?: Unavailable,
): PageLoader<Args, Data | Unavailable> {
  count += 1;
  const id = count;
  const keyOf = (address: string) => [id, storedUserId(), browserLanguage(), withoutHash(address)].join(' ');

  const attempt = (args: Args): Promise<Data | Unavailable> =>
    load(args).catch((error: unknown) => {
      if (!unavailable || isNetworkError(error)) throw error;
      return unavailable;
    });

  async function clientLoader(args: Args): Promise<Data | Unavailable> {
    const { request } = args;
    const key = keyOf(request.url);
    if (isNavigating()) {
      return untilLoaded(() => loadOnce(key, () => attempt(args)), { signal: request.signal });
    }
    const remembered = isShown(request) && recallShown(key);
    if (remembered) return remembered as Data;
    return unavailable ? attempt(args).catch(() => unavailable) : load(args);
  }

  return Object.assign(clientLoader, {
    prefetch: (args: Args) => prefetchData(keyOf(args.request.url), () => attempt(args)),
    remember: (address: string, data: object) => {
      if (data !== unavailable) rememberShown(keyOf(address), data);
    },
  });
}
