import * as z from 'zod/mini';
import { plainLine, text } from './fieldSchemas.ts';
import * as limits from './limits.ts';

/** A message to all learners of a course: a line and a plain text. */
export const messageSchema = z.object({
  subject: text('subjectRequired', limits.messageSubjectMaximum).check(plainLine()),
  text: text('messageRequired', limits.messageTextMaximum),
});

export type MessageForm = z.infer<typeof messageSchema>;

/** The stored draft of a message. */
export const messageDraftSchema = z.object({ subject: z.string(), text: z.string() });

/** The draft of a message in which nothing is entered. */
export const emptyMessageDraft: MessageForm = { subject: '', text: '' };
