import * as z from 'zod/mini';
import { plainLine, text } from './fieldSchemas.ts';

const messageSubjectMaximum = 150;
const messageTextMaximum = 5000;

/** A message to all learners of a course: a line and a plain text. */
export const messageSchema = z.object({
  subject: text('subjectRequired', messageSubjectMaximum).check(plainLine()),
  text: text('messageRequired', messageTextMaximum),
});

export type MessageForm = z.infer<typeof messageSchema>;

/** The stored draft of a message. */
export const messageDraftSchema = z.object({ subject: z.string(), text: z.string() });

/** The draft of a message in which nothing is entered. */
export const emptyMessageDraft: MessageForm = { subject: '', text: '' };
