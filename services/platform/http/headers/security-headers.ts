import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** No browser shows the answer as a page: a picture, a script, a style sheet, letters. */
    part?: boolean;
  }
}

/**
 * What matters on an answer that no browser shows as a page. Each header is a few hundredths of what a kept answer costs, and the
 * others are as much as a tenth of a small picture.
 */
const DATA_HEADERS = [
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-resource-policy',
] as const;
const DATA_POLICY = "default-src 'none';base-uri 'none';frame-ancestors 'none'";
/** What is made for one request is kept by no browser, unless its route says otherwise. */
const NOT_KEPT = { 'cache-control': 'no-store' };

/**
 * Helmet's headers on every answer. They are the same each time, so they are asked for once: the plugin itself would
 * put them together anew for every request, a tenth of what a page from the cache costs.
 */
export async function addSecurityHeaders(fastify: FastifyInstance, options: FastifyHelmetOptions): Promise<void> {
  const pageHeaders = await securityHeaders(options);
  const headers = { ...pageHeaders, ...NOT_KEPT };
  const dataHeaders: Record<string, string> = { 'content-security-policy': DATA_POLICY };
  for (const name of DATA_HEADERS) if (pageHeaders[name]) dataHeaders[name] = pageHeaders[name];
  const partHeaders = { ...dataHeaders, ...NOT_KEPT };
  fastify.addHook('onRequest', (request, reply, done) => {
    const { document, part } = request.routeOptions.config ?? {};
    // Most documents answer a POST, which nobody keeps anyway.
    if (document && request.method === 'POST') reply.headers(dataHeaders);
    else reply.headers(document || part ? partHeaders : headers);
    done();
  });
}

/** @returns the headers by name, in lower case: whoever serves the front ends instead of us has to send the same. */
export async function securityHeaders(options: FastifyHelmetOptions): Promise<Record<string, string>> {
  const answer = async (prepare: (probe: FastifyInstance) => unknown) => {
    const probe = new FastifyAdapter().getInstance();
    await prepare(probe);
    probe.get('/', () => '');
    const { headers } = await probe.inject('/');
    await probe.close();
    return headers;
  };
  const bare = await answer(() => undefined);
  const protectedOnes = await answer((probe) => probe.register(helmet, options));
  return Object.fromEntries(
    Object.entries(protectedOnes).flatMap(([name, value]) => (name in bare ? [] : [[name, String(value)]])),
  );
}
