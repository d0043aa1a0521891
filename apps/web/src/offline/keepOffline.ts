import { forgetAll, keepOfflinePage } from './keepPages.ts';
import { workerUrl } from './names.ts';

interface KeepOfflineInput {
  /** Whether the operator lets browsers keep pages. */
  isOn: boolean;
  /** What the offline page depends on: its language, its theme and the version of the app. */
  variant: string;
  userId: string | null;
}

const isOurs = ({ active, waiting, installing }: ServiceWorkerRegistration) =>
  [active, waiting, installing].some((worker) => worker && new URL(worker.scriptURL).pathname === workerUrl);

/** Registers the service worker and keeps the offline page, or removes both where the operator has turned them off. */
export async function keepOffline({ isOn, variant, userId }: KeepOfflineInput): Promise<void> {
  if (isOn) {
    // Without the browser's own cache, an update of the worker is noticed with the next page.
    await navigator.serviceWorker.register(workerUrl, { updateViaCache: 'none' });
    return keepOfflinePage(variant, userId);
  }
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration && isOurs(registration)) await registration.unregister();
  await forgetAll();
}
