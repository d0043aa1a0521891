import { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';

/** The first byte of a message. The startup message has none of the protocol's letters. */
const startup = 0;
const terminate = 'X'.charCodeAt(0);

/**
 * Connects `pg` to PGlite in this process: what `pg` writes is PostgreSQL's protocol, as on a socket. `pg` sends a whole
 * query at once and reads its rows from one buffer; PGlite's own interface makes five calls for it and copies each value.
 */
export class EmbeddedSocket extends Duplex {
  readonly #pglite: PGlite;

  constructor(pglite: PGlite) {
    super();
    this.#pglite = pglite;
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  override _write(message: Buffer, _encoding: unknown, done: (error?: Error | null) => void): void {
    // Requests get their turn between statements.
    this.#send(message).then(() => setImmediate(done), done);
  }

  override _writev(messages: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this._write(Buffer.concat(messages.map(({ chunk }) => chunk)), null, done);
  }

  override _read(): void {}

  async #send(message: Buffer): Promise<void> {
    if (this.#pglite.closed) throw new Error('PGlite is closed.');
    const [kind] = message;
    if (kind === terminate) return void this.push(null);
    if (kind === startup) {
      // An earlier connection may have left them behind: PGlite has one session.
      await this.#pglite.exec('rollback; deallocate all');
      this.push(Buffer.from(await this.#pglite.execProtocolRaw(message)));
      return;
    }
    const parts: Buffer[] = [];
    // The parts are in the memory of PGlite, which the next statement overwrites.
    await this.#pglite.execProtocolRawStream(message, { onRawData: (part) => parts.push(Buffer.from(part)) });
    this.push(Buffer.concat(parts));
  }

  // What `pg` sets on a socket has no meaning here.
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }
}
