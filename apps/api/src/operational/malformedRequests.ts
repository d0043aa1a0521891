import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { fallbackLanguage } from '@lyceum/rules';
import type { BrowserHeaders } from '../browser/headers.ts';
import { type ProblemName, problemBody, problems } from '../problems.ts';
import type { Texts } from '../texts.ts';

/** What Node found wrong with a request that it could not read; anything else is no HTTP. */
const found: Partial<Record<string, ProblemName>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'requestTimeout',
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
};

/**
 * Answers what never became a request, so that no route and no hook has seen it, as every other refusal is answered;
 * in English, as nobody knows its language. The connection ends with the answer.
 */
export function respondToMalformedRequests(texts: Texts, headers: BrowserHeaders) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    // It has had its answer, and this is what came after it.
    if (socket.writableEnded) return;
    // Nothing was asked, or an answer is on its way, which another one in its midst would only spoil.
    const isNoRequest = socket.bytesRead === 0 || socket.writableLength > 0;
    if (error.code === 'ECONNRESET' || !socket.writable || isNoRequest) {
      socket.destroy();
      return;
    }
    const name = found[error.code ?? ''] ?? 'invalidRequest';
    const body = JSON.stringify(problemBody(texts, fallbackLanguage, name));
    const fields = {
      ...headers,
      date: new Date().toUTCString(),
      'cache-control': 'no-store',
      connection: 'close',
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    };
    const lines = [
      `HTTP/1.1 ${problems[name]} ${STATUS_CODES[problems[name]]}`,
      ...Object.entries(fields).map(([field, value]) => `${field}: ${value}`),
    ];
    // Whoever goes on sending does not keep the connection.
    socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
  };
}
