import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { fallbackLanguage } from '@lyceum/rules';
import { type ProblemName, problemBody, problems } from '../base/problems.ts';
import type { Texts } from '../base/texts.ts';
import type { BrowserHeaders } from './headers.ts';

/** The problems for Node's parser errors; any other error means that the data is not HTTP. */
const problemNames: Partial<Record<string, ProblemName>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'requestTimeout',
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
};

/**
 * Responds to data that could not be parsed as a request, which no route or hook sees, with a problem in English. The
 * connection is closed afterwards.
 */
export function respondToMalformedRequests(texts: Texts, headers: BrowserHeaders) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    // The response has been sent already; this is excess data.
    if (socket.writableEnded) return;
    // Without any request, or during a response, a problem would only corrupt the stream.
    const isNoRequest = socket.bytesRead === 0 || socket.writableLength > 0;
    if (error.code === 'ECONNRESET' || !socket.writable || isNoRequest) {
      socket.destroy();
      return;
    }
    const name = problemNames[error.code ?? ''] ?? 'invalidRequest';
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
    // A client that keeps sending does not keep the connection open.
    socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
  };
}
