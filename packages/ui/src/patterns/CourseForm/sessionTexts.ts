import type { Language } from '@lyceum/i18n';
import type { RenderFileUpload } from './fileUpload.ts';

/** The texts of the list of sessions. `number` is the place of a session, from 1. */
export interface SessionsTexts {
  /** 'Add Session' */
  add: string;
  /** The label of the choice of the language of the titles. */
  language: string;
  title: (number: number) => string;
  moveUp: (number: number) => string;
  moveDown: (number: number) => string;
  /** Announced after a move. */
  moved: (from: number, to: number, count: number) => string;
  /** The name of the button that shows time, link and materials. */
  details: (number: number) => string;
  remove: (number: number) => string;
  removed: string;
  undo: string;
  startsAt: string;
  durationMinutes: string;
  timeZone: string;
  meetingUrl: string;
  materials: string;
  materialTitle: string;
  materialUrl: string;
  addMaterial: string;
  /** @param title its title, or `untitledMaterial` */
  removeMaterial: (title: string) => string;
  untitledMaterial: (number: number) => string;
  /** In the summary of a session with a meeting link. */
  hasLink: string;
  materialCount: (count: number) => string;
  /** The mark of a session with an invalid field. */
  needsCorrection: string;
}

/** What the fields of a session need besides the form. */
export interface SessionContext {
  texts: SessionsTexts;
  /** The language of the titles. */
  language: Language;
  /** The time zone of the user. */
  timeZone: string;
  fileUpload: RenderFileUpload | undefined;
}
