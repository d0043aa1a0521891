import { createHash } from 'node:crypto';
import { requestLanguage } from '@lyceum/i18n/server';
import { languageDefinitions } from '@lyceum/rules';
import escapeHtml from 'escape-html';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problemBody, problems } from '../../platform/base/problems.ts';
import type { Context } from '../../platform/context/context.ts';
import { contentPolicy } from '../../platform/http/contentPolicy.ts';

/** Why a file is not sent. */
export interface RefusedFile {
  problem: 'notFound' | 'fileAddressExpired' | 'fileAccessEnded' | 'unavailable';
  /** The course to go back to; null if the address was not signed. */
  courseId: string | null;
}

const style =
  ':root{color-scheme:light dark;font:1.125rem/1.6 system-ui,sans-serif}' +
  'main{max-inline-size:36rem;margin:20vh auto 0;padding:0 1.5rem}h1{font-size:1.375rem;line-height:1.4}';
const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** Refuses to send a file: with a page for people, who follow a link, and with a problem for programs. */
export function refuseFile(
  { texts }: Pick<Context, 'texts'>,
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { problem, courseId }: RefusedFile,
): FastifyReply {
  const language = requestLanguage({ cookie: headers.cookie, acceptLanguage: headers['accept-language'] });
  const body = problemBody(texts, language, problem);
  reply
    .code(problems[problem])
    .headers({ 'cache-control': 'no-store', vary: 'Accept, Accept-Language, Cookie' });
  if (!headers.accept?.includes('text/html')) return reply.send(body);
  const { direction } = languageDefinitions[language];
  const href = courseId === null ? '/' : `/course/${encodeURIComponent(courseId)}`;
  const back = texts(language, courseId === null ? 'server:toStart' : 'server:toCourse');
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentPolicy({ 'style-src': [styleHash] }),
    })
    .send(
      `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8">` +
        '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
        `<title>Lyceum</title><style>${style}</style></head><body><main><h1>${escapeHtml(body.message)}</h1>` +
        `<p><a href="${escapeHtml(href)}">${escapeHtml(back)}</a></p></main></body></html>`,
    );
}
