import type { LessonDraft } from '@lyceum/rules/course';
import { v4 } from 'uuid';
import type { UploadedMaterial } from './fileUpload.ts';

/** A session without a title, in the zone and of the length of the one before it. */
export const newSession = (previous?: LessonDraft): LessonDraft => ({
  id: v4(),
  title: {},
  startsAt: null,
  durationMinutes: previous?.durationMinutes ?? null,
  timeZone: previous?.timeZone ?? '',
  meetingUrl: '',
  materials: [],
});

/** The material of an uploaded file. */
export const fileMaterial = ({ title, file }: UploadedMaterial) => ({ id: v4(), title, url: '', file });

export const newMaterial = () => ({ id: v4(), title: '', url: '' });
