import { second } from '@lyceum/rules';
import { Piscina } from 'piscina';
import { Problem } from '../problems.ts';
import { createConcurrencyLimit } from '../users/concurrency.ts';
import type { EncodingOutcome } from './imageWorker.ts';

/** Each takes a core for a second or two. */
const imagesProcessedAtOnce = 1;
/** The time to decode and encode an image, which a busy machine or an unusual image exceeds. Less than `uploadProcessingMs`. */
const imageEncodingMs = 15 * second;
/** The maximum length of the queue; further uploads get a 503. */
const imageQueueMaximum = 10;

const retryAfterSeconds = 5;

const unavailable = (cause?: unknown) => new Problem('unavailable', { retryAfter: retryAfterSeconds, cause });

const runLimited = createConcurrencyLimit(
  {
    concurrency: imagesProcessedAtOnce,
    queue: { normal: imageQueueMaximum, high: 0 },
  },
  unavailable,
);

/** A hostile image blocks its thread only, which ends with the time limit. Without images there is none. */
const threads = new Piscina<Uint8Array, EncodingOutcome>({
  filename: new URL('./imageWorker.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: imagesProcessedAtOnce,
  idleTimeout: 10_000,
});

/**
 * Decodes an image and encodes it anew, in each width and format.
 * @param read reads the file when it is its turn, so that waiting files take no memory
 * @param limitMs the time that the image may take, once it is its turn
 * @throws {Problem} 503 if too many images are waiting, or this one takes too long
 */
export function encodeImage(
  read: () => Promise<Buffer>,
  limitMs = imageEncodingMs,
): Promise<EncodingOutcome> {
  return runLimited(async () => {
    const content = await read();
    const signal = AbortSignal.timeout(limitMs);
    try {
      return await threads.run(content, { signal });
    } catch (cause) {
      throw signal.aborted ? unavailable(cause) : cause;
    }
  });
}
