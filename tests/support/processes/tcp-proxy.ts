import { once } from 'node:events';
import { createServer, connect as dial, type Server, type Socket } from 'node:net';

/** A proxy between a process and a server whose connections can be cut, delayed, swallowed, held and restored. */
export class TcpProxy {
  private readonly sockets = new Set<Socket>();
  /** Of connections on which nothing arrives any more, in either direction. */
  private readonly swallowed = new Set<Socket>();
  private held = false;
  private readonly server: Server;
  port = 0;
  /** Delay of all data in milliseconds, in each direction. */
  delayMs = 0;

  private constructor(host: string, port: number) {
    this.server = createServer((socket) => this.pass(socket, host, port));
  }

  /** @param host and port of the server behind it. */
  static async start(host: string, port: number): Promise<TcpProxy> {
    const proxy = new TcpProxy(host, port);
    await proxy.mend();
    return proxy;
  }

  /** Breaks every connection and refuses new ones, as a database that goes down does. */
  async cut(): Promise<void> {
    const closed = this.server.listening && once(this.server, 'close');
    this.server.close();
    this.breakAll();
    await closed;
  }

  /** Breaks every connection; new ones are taken at once. */
  breakAll(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  /**
   * A black hole: connections that are open now stay open and carry nothing any more, not even their end. New ones work.
   */
  swallow(): void {
    for (const socket of this.sockets) this.swallowed.add(socket);
  }

  /** Nothing arrives, on new connections neither; what was sent meanwhile comes when it goes on. */
  hold(): void {
    this.held = true;
    for (const socket of this.sockets) socket.pause();
  }

  goOn(): void {
    this.held = false;
    for (const socket of this.sockets) socket.resume();
  }

  /** Accepts connections (again), always at the same port. */
  async mend(): Promise<void> {
    if (this.server.listening) return;
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    this.port = (this.server.address() as { port: number }).port;
  }

  private pass(client: Socket, host: string, port: number): void {
    const upstream = dial(port, host);
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      this.sockets.add(socket);
      socket.setNoDelay(true);
      const endOther = () => this.swallowed.has(socket) || other.destroy();
      socket.on('error', endOther);
      socket.on('close', () => {
        this.sockets.delete(socket);
        endOther();
        this.swallowed.delete(socket);
      });
      this.carry(socket, other);
      if (this.held) socket.pause();
    }
  }

  /** Keeps the order of the pieces, whatever the delay was when each of them came. */
  private carry(from: Socket, to: Socket): void {
    let last: Promise<void> = Promise.resolve();
    let waiting = 0;
    const forward = (deliver: () => void) => {
      if (this.swallowed.has(from)) return;
      if (this.delayMs === 0 && waiting === 0) {
        deliver();
        return;
      }
      const due = performance.now() + this.delayMs;
      waiting += 1;
      last = last.then(async () => {
        const left = due - performance.now();
        if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
        waiting -= 1;
        deliver();
      });
    };
    from.on('data', (chunk) => forward(() => void (to.writable && to.write(chunk))));
    from.on('end', () => forward(() => void (to.writable && to.end())));
  }
}
