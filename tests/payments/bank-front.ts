import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands before a bank and passes everything on, until something is to happen just when the bank has verified a payment. */
export class BankFront {
  private readonly server = createServer((request, response) => {
    this.pass(request, response).catch(() => response.destroy());
  });
  private verified: (() => Promise<unknown>) | null = null;

  private constructor(private readonly bankUrl: string) {}

  static async start(bankUrl: string): Promise<BankFront> {
    const front = new BankFront(bankUrl);
    front.server.listen(0, '127.0.0.1');
    await once(front.server, 'listening');
    return front;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Happens once, when the bank has booked and its answer is not yet under way. */
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
