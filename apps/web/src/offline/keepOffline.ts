import { forgetAll, keepOfflinePage, type Visitor } from './keepPages.ts';
import { workerUrl } from './names.ts';

interface KeepOfflineInput extends Visitor {
  /** Whether the operator lets browsers keep pages. */
  isOn: boolean;
  /** What the offline page depends on besides its language: its theme and the version of the app. */
  version: string;
}

const isOurs = ({ active, waiting, installing }: ServiceWorkerRegistration) =>
  [active, waiting, installing].some((worker) => worker && new URL(worker.scriptURL).pathname === workerUrl);

/** Registers the service worker and keeps the offline page, or removes both where the operator has turned them off. */
export async function keepOffline({ isOn, version, ...visitor }: KeepOfflineInput): Promise<void> {
  if (isOn) {
    // Without the browser's own cache, an update of the worker is noticed with the next page.
    await navigator.serviceWorker.register(workerUrl, { updateViaCache: 'none' });
    // The browser has it when a kept page needs it.
    await import('./OfflineBanner.tsx');
    return keepOfflinePage(version, visitor);
  }
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration && isOurs(registration)) await registration.unregister();
  await forgetAll();
}
