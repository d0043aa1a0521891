import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** A way to another port of this machine that can be made as bad as networks are. */
export class BadNetwork {
  /** How much later than it was sent each piece arrives, in either direction. */
  delayMs = 0;
  /** Whether what is sent vanishes, on connections old and new, without anybody being told. */
  swallows = false;
  /** Whether new connections are cut off at once. */
  refuses = false;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  private constructor(target: number) {
    this.#server = createServer((near) => this.#join(near, target));
  }

  /** @param target the port that it leads to */
  static async to(target: number): Promise<BadNetwork> {
    const network = new BadNetwork(target);
    await new Promise<void>((listening) => network.#server.listen(0, '127.0.0.1', listening));
    return network;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Breaks every connection there is. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((closed) => this.#server.close(closed));
  }

  #join(near: Socket, target: number): void {
    if (this.refuses) {
      near.destroy();
      return;
    }
    const far = connect(target, '127.0.0.1');
    this.#pass(near, far);
    this.#pass(far, near);
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
