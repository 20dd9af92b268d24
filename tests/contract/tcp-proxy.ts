import { once } from 'node:events';
import { createServer, connect as dial, type Server, type Socket } from 'node:net';

/** Stands between a process and its database, to be cut and mended at will. */
export class TcpProxy {
  private readonly sockets = new Set<Socket>();
  private readonly server: Server;
  port = 0;

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
    for (const socket of this.sockets) socket.destroy();
    await closed;
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
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        this.sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  }
}
