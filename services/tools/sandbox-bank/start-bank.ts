import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { bankRoutes } from './bank.routes.ts';
import { BankBooks } from './bank-books.ts';

export interface RunningBank {
  url: string;
  books: BankBooks;
  stop(): Promise<void>;
}

/**
 * Starts the bank as a server of its own.
 * @param port 0 for any that is free. @param prefix of all its addresses, where it lies behind the site's own server.
 */
export async function startBank(port = 0, host = '127.0.0.1', prefix = ''): Promise<RunningBank> {
  const books = new BankBooks();
  const server = new FastifyAdapter({ forceCloseConnections: true }).getInstance() as unknown as FastifyInstance;
  await server.register(bankRoutes(books), { prefix });
  const url = (await server.listen({ port, host })) + prefix;
  return { url, books, stop: () => server.close() };
}
