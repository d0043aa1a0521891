import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** A proxy to another port of this machine that simulates a bad network. */
export class BadNetwork {
  /** The delay of each chunk in ms, in both directions. */
  delayMs = 0;
  /** Whether data is silently dropped, on existing and new connections. */
  swallows = false;
  /** Whether new connections are closed immediately. */
  refuses = false;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  private constructor(target: number) {
    this.#server = createServer((near) => {
      if (this.refuses) {
        near.destroy();
        return;
      }
      const far = connect(target, '127.0.0.1');
      this.#pass(near, far);
      this.#pass(far, near);
    });
  }

  /** @param target the port to forward to */
  static async to(target: number): Promise<BadNetwork> {
    const network = new BadNetwork(target);
    await once(network.#server.listen(0, '127.0.0.1'), 'listening');
    return network;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Breaks all connections. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((closed) => this.#server.close(closed));
  }

  #pass(from: Socket, to: Socket): void {
    this.#sockets.add(from);
    let passed = Promise.resolve();
    from.on('data', (piece) => {
      if (this.swallows) return;
      const arrival = setTimeout(this.delayMs);
      passed = passed.then(async () => {
        await arrival;
        if (!this.swallows) to.write(piece);
      });
    });
    from.on('error', () => {});
    from.on('close', () => {
      this.#sockets.delete(from);
      to.destroy();
    });
  }
}
