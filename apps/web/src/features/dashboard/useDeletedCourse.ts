import type { Localized } from '@lyceum/i18n';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The name of the course whose deletion led here; null otherwise, and after a reload. */
export function useDeletedCourse(): Localized | null {
  const [deleted] = useState(deletedCourseOf(useLocation().state));
  useEffect(() => {
    // Only the browser's copy: the app keeps the state until the page is left.
    if (deleted) window.history.replaceState({ ...window.history.state, usr: null }, '');
  }, [deleted]);
  return deleted;
}

/** The state of a history entry can contain anything. */
export function deletedCourseOf(state: unknown): Localized | null {
  const name = typeof state === 'object' && state !== null && 'deletedCourse' in state && state.deletedCourse;
  if (typeof name !== 'object' || name === null) return null;
  return Object.values(name).every((text) => text === null || typeof text === 'string') ? name : null;
}
