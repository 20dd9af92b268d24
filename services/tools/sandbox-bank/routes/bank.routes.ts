import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { MINUTE_MS } from '../../../platform/kernel/time/durations.ts';
import type { BankBooks } from '../bank-books.ts';
import { pageRoutes } from './page.routes.ts';
import { samanRoutes } from './saman.routes.ts';
import { sandboxRoutes } from './sandbox.routes.ts';
import { zarinpalRoutes } from './zarinpal.routes.ts';

const clockRequest = z.object({ minutes: z.number().min(0).max(10_000) });

/** The whole bank, for a server of its own or under a prefix of the site. */
export function bankRoutes(books: BankBooks) {
  return async (scope: FastifyInstance): Promise<void> => {
    await scope.register(formbody);
    sandboxRoutes(scope, books);
    samanRoutes(scope, books);
    zarinpalRoutes(scope, books);
    pageRoutes(scope, books);
    // The bank's time can be moved: thirty minutes until it gives money back are too long for a test.
    scope.post('/clock', (request) => {
      books.clock.advance(clockRequest.parse(request.body).minutes * MINUTE_MS);
      return { now: new Date(books.clock.now()).toISOString() };
    });
    scope.get('/transactions', () => books.all());
  };
}
