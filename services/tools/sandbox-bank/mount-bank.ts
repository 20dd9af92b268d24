import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { Config } from '#platform/kernel/config/config.ts';
import { BankBooks } from './bank-books.ts';
import { siteAsMerchant } from './merchant.ts';
import { bankRoutes } from './routes/bank.routes.ts';

export const BANK_PREFIX = '/bank';

type Environment = Record<string, string | undefined>;

/** Whether the site brings the sandbox bank along: outside of production, unless another one is named. */
export function bringsBank(environment: Environment): boolean {
  const names = (environment['PAYMENT_GATEWAYS'] ?? 'sandbox').split(',').map((name) => name.trim());
  return environment['NODE_ENV'] !== 'production' && !environment['BANK_URL'] && names.includes('sandbox');
}

/** Where the site finds the bank that it brings along: itself. */
export function bankAddresses(environment: Environment): Environment {
  const host = environment['HOST'] || '127.0.0.1';
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : host;
  const port = environment['PORT'] || '3000';
  return { BANK_URL: `http://${reachable}:${port}${BANK_PREFIX}`, BANK_PUBLIC_URL: BANK_PREFIX };
}

/** Mounts the bank into the site's own server, so that a purchase works out of the box. */
export async function mountBank(app: NestFastifyApplication): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  const merchant = siteAsMerchant(app.get(Config).values.publicUrl);
  await fastify.register(bankRoutes(new BankBooks(merchant)), { prefix: BANK_PREFIX });
}
