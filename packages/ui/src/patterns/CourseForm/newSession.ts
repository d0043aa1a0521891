import type { TypedSession } from '@lyceum/rules/course';
import { v4 } from 'uuid';

/** A session without a title, in the zone and of the length of the one before it. */
export const newSession = (previous?: TypedSession): TypedSession => ({
  id: v4(),
  title: {},
  startsAt: null,
  durationMinutes: previous?.durationMinutes ?? null,
  timeZone: previous?.timeZone ?? '',
  meetingUrl: '',
  materials: [],
});

export const newMaterial = () => ({ id: v4(), title: '', url: '' });
