import { MethodNotAllowedException } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';

interface KnownPath {
  pattern: RegExp;
  methods: Set<string>;
}

/** Where the pages of the site begin, which take every path that nobody else does. */
const PAGES = '/*';

/** A path of the API that is known, but not by the request's method, is answered with those it has (RFC 9110, section 15.5.6). */
export function addAllowedMethods(fastify: FastifyInstance): void {
  const known = new Map<string, KnownPath>();
  fastify.addHook('onRoute', ({ url, method }) => {
    if (!url.startsWith('/api/')) return;
    const path = known.get(url) ?? { pattern: patternOf(url), methods: new Set() };
    for (const one of [method].flat()) path.methods.add(one);
    known.set(url, path);
  });
  fastify.addHook('onRequest', (request, reply, done) => {
    const methods = isUnanswered(request) ? methodsOf(request, [...known.values()]) : [];
    if (methods.length === 0) return done();
    reply.header('allow', methods.join(', '));
    done(new MethodNotAllowedException());
  });
}

function patternOf(url: string): RegExp {
  const parts = url.split('/').map((part) => {
    if (part === '*') return '.*';
    return part.startsWith(':') ? '[^/]+' : part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('/')}$`);
}

function isUnanswered({ is404, url, routeOptions }: FastifyRequest): boolean {
  return url.startsWith('/api/') && (is404 || routeOptions.url === PAGES);
}

function methodsOf({ url }: FastifyRequest, known: readonly KnownPath[]): string[] {
  const path = url.split('?')[0] ?? url;
  const methods = known.flatMap((one) => (one.pattern.test(path) ? [...one.methods] : []));
  return [...new Set(methods)].sort();
}
