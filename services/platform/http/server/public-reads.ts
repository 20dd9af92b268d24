import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Guests get the same answer to the same request; it is there by GET, too. */
    sameForGuests?: boolean;
  }
}

/**
 * Whoever stands between us and readers may hold an answer for so long, and hand it out while it asks for the next (RFC 9213).
 * A browser always asks: who has just logged in is not shown what guests see.
 */
const SHARED = {
  'cache-control': 'public, max-age=0, s-maxage=15',
  'cdn-cache-control': 'max-age=15, stale-while-revalidate=60',
};

/**
 * The specification asks for public answers by POST, which nothing on the way can keep. Each such read is there by GET, too,
 * with its fields in the question (`?page=2`), an ETag, and leave to be kept; what a member sees in it is never kept.
 */
export function addPublicReads(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    if (route.method === 'POST' && route.config?.sameForGuests) fastify.route(byGet(route));
  });
  fastify.addHook('onSend', (request, reply, payload, done) => {
    const { config } = request.routeOptions;
    if (request.method !== 'GET' || !config.sameForGuests) return done(null, payload);
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return done(null, payload);
    if (reply.statusCode !== 200 || request.viewer || request.headers['parde-after']) return done(null, payload);
    const etag = `"${createHash('sha1').update(payload).digest('base64url')}"`;
    reply.headers(SHARED).header('etag', etag);
    if (request.headers['if-none-match']?.replace(/^W\//, '') !== etag) return done(null, payload);
    reply.code(304);
    done(null, '');
  });
}

function byGet(route: RouteOptions): RouteOptions {
  return {
    ...route,
    method: 'GET',
    exposeHeadRoute: false,
    preValidation: (request, _reply, done) => {
      request.body = askedFor(request);
      done();
    },
  };
}

/** Numbers are numbers and yes and no are what they say, as they would be in JSON. A word that looks like a number is asked for by POST. */
function askedFor({ query }: FastifyRequest): Record<string, unknown> {
  const fields = Object.entries(query as Record<string, unknown>);
  return Object.fromEntries(fields.map(([name, value]) => [name, readAs(value)]));
}

function readAs(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (value === 'true' || value === 'false') return value === 'true';
  return /^-?(0|[1-9]\d{0,15})(\.\d+)?$/.test(value) ? Number(value) : value;
}
