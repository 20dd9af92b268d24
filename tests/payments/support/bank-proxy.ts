import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy before a bank that can run an action right after the bank has verified a payment. */
export class BankProxy {
  private readonly server = createServer((request, response) => {
    this.pass(request, response).catch(() => response.destroy());
  });
  private verified: (() => Promise<unknown>) | null = null;

  private constructor(private readonly bankUrl: string) {}

  static async start(bankUrl: string): Promise<BankProxy> {
    const proxy = new BankProxy(bankUrl);
    proxy.server.listen(0, '127.0.0.1');
    await once(proxy.server, 'listening');
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Runs once, after the bank has booked and before its answer is sent. */
  onVerified(act: () => Promise<unknown>): void {
    this.verified = act;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = Buffer.concat(await request.toArray());
    const headers = { 'content-type': request.headers['content-type'] ?? 'application/json' };
    const method = request.method ?? 'GET';
    const answer = await fetch(this.bankUrl + request.url, { method, headers, ...(body.length > 0 && { body }) });
    const text = await answer.text();
    if (/verify/i.test(request.url ?? '')) {
      const act = this.verified;
      this.verified = null;
      await act?.();
    }
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/html' }).end(text);
  }
}
