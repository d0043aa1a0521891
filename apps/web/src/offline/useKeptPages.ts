import type { Course } from '@lyceum/api-client';
import { findLocalized } from '@lyceum/i18n';
import { useEffect } from 'react';
import { manifestUrl } from '../document/loading/manifest.ts';
import { whenIdle } from '../document/loading/prefetch.ts';
import { useRootData } from '../document/rootData.ts';
import { useTheme } from '../document/ThemeProvider.tsx';
import { useLanguage } from '../document/useLanguage.ts';
import { useSession } from '../session/useSession.ts';
import { offlineNames } from './names.ts';

/** Browsers have no workers in insecure contexts, and none is built in development. */
const canKeep = () => !import.meta.env.DEV && 'serviceWorker' in navigator && 'locks' in navigator;

/** Whether the operator lets browsers keep pages. */
const useIsOn = () => useRootData()?.keepsPages !== false;

/**
 * Registers the service worker and keeps the offline page in the language and theme of the visitor, when the page is idle
 * [2.410]. Browsers that save data keep nothing.
 */
export function useOfflinePage(): void {
  const isOn = useIsOn();
  const language = useLanguage();
  const { theme } = useTheme();
  const { state, user } = useSession();
  const isReady = state !== 'restoring';
  const userId = user?.id ?? null;
  useEffect(() => {
    if (!isReady || !canKeep()) return;
    return whenIdle(async () => {
      const { keepOffline } = await import('./keepOffline.ts');
      await keepOffline({ isOn, version: `${theme} ${manifestUrl()}`, language, userId });
    });
  }, [isReady, isOn, language, theme, userId]);
}

/** Keeps the page of a course for a visit without a connection, when it is idle [2.411]. */
export function useKeptCourse({ id, name, status }: Pick<Course, 'id' | 'name' | 'status'>): void {
  const isOn = useIsOn();
  const language = useLanguage();
  const { state, user } = useSession();
  const isReady = state !== 'restoring' && isOn && status === 'published';
  const userId = user?.id ?? null;
  const found = findLocalized(name, language);
  const text = found?.text ?? id;
  const written = found?.language ?? language;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a sign-out does not make it seen again
  useEffect(() => {
    if (!isReady || !canKeep()) return;
    return whenIdle(async () => {
      const { keepCourse } = await import('./keepPages.ts');
      const path = `/course/${encodeURIComponent(id)}`;
      await keepCourse({ path, name: text, language: written }, { language, userId });
    });
  }, [isReady, id, text, written, language]);
}

/** Forgets the seen courses, when a user signs out. What is being kept meanwhile is lost with the cache. */
export function forgetKeptPages(): void {
  if ('caches' in window) caches.delete(offlineNames.cache).catch(() => undefined);
}
