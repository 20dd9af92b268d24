import type { FastifyRequest } from 'fastify';
import { CONSOLE_ROUTES, consoleCookie, isFromConsole } from './console-session.ts';

const READING: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/**
 * The token of a request: the body's `token` field, else the Authorization header, else a cookie. That of the public site
 * signs in for GET and HEAD only, so a form on another site cannot act for the viewer, and never for what is the console's. The
 * console has a cookie of its own, which counts for requests of the console alone.
 */
export function requestToken(request: FastifyRequest): string | null {
  const body = request.body;
  if (typeof body === 'object' && body !== null && 'token' in body && typeof body.token === 'string' && body.token) {
    return body.token;
  }
  const header = request.headers.authorization;
  if (header?.startsWith('Bearer ')) return header.slice('Bearer '.length);
  if (isFromConsole(request)) return consoleCookie(request);
  const takesCookie = READING.has(request.method) && !request.routeOptions.url?.startsWith(CONSOLE_ROUTES);
  return takesCookie ? (request.cookies?.['token'] ?? null) : null;
}
