import { createServer, connect as dial, type Server, type Socket } from 'node:net';

/** Stands between a process and its database, to be cut and mended at will. */
export class TcpProxy {
  private readonly sockets = new Set<Socket>();
  private open = true;

  private constructor(
    private readonly server: Server,
    readonly port: number,
  ) {}

  static start(host: string, port: number): Promise<TcpProxy> {
    return new Promise((resolve, reject) => {
      const server = createServer();
      server.once('error', reject);
      server.listen(0, '127.0.0.1', () => {
        const proxy = new TcpProxy(server, (server.address() as { port: number }).port);
        server.on('connection', (socket) => proxy.pass(socket, host, port));
        resolve(proxy);
      });
    });
  }

  /** Breaks every connection and accepts no other, as a database that goes down does. */
  cut(): void {
    this.open = false;
    for (const socket of this.sockets) socket.destroy();
  }

  mend(): void {
    this.open = true;
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private pass(client: Socket, host: string, port: number): void {
    if (!this.open) return void client.destroy();
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
