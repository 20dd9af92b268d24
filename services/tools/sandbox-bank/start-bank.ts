import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { BankBooks } from './bank-books.ts';
import { ANYBODY, type Merchant } from './merchant.ts';
import { bankRoutes } from './routes/bank.routes.ts';

export interface RunningBank {
  url: string;
  books: BankBooks;
  stop(): Promise<void>;
}

/**
 * Starts the bank as a server of its own.
 * @param port 0 for any that is free. @param prefix of all its addresses, where it lies behind the site's own server.
 * @param merchant whom it sends buyers back to.
 */
export async function startBank(
  port = 0,
  host = '127.0.0.1',
  prefix = '',
  merchant: Merchant = ANYBODY,
): Promise<RunningBank> {
  const books = new BankBooks(merchant);
  const server = new FastifyAdapter({ forceCloseConnections: true }).getInstance() as unknown as FastifyInstance;
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'unsafe-inline'",
    "font-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  policy.push(["form-action 'self'", ...merchant.origins].join(' '));
  server.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('content-security-policy', policy.join('; '));
    done();
  });
  await server.register(bankRoutes(books), { prefix });
  const url = (await server.listen({ port, host })) + prefix;
  return { url, books, stop: () => server.close() };
}
