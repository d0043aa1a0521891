import type { Language } from '@lyceum/rules';
import { problemBody, problems } from '../platform/base/problems.ts';
import type { Texts } from '../platform/base/texts.ts';
import type { Incomplete } from './publication.ts';

/** The response to a caller whose course lacks something that a published one has. The message lists it. */
export function courseIncomplete(
  { language }: { language: Language },
  { texts }: { texts: Texts },
  { missing }: Incomplete,
) {
  const details = missing.map((field) => ({ field, message: texts(language, `server:missing.${field}`) }));
  const body = problemBody(texts, language, 'courseIncomplete', details);
  const message = [body.message, ...details.map((detail) => detail.message)].join(' ');
  return { status: problems.courseIncomplete, body: { ...body, message } };
}
