import type { FastifyRequest } from 'fastify';

/**
 * The token of a request: the body's `token` field, else the Authorization header, else, for GET only, the cookie.
 * A cookie never authorises a POST, so a form on another site cannot act for the viewer.
 */
export function requestToken(request: FastifyRequest): string | null {
  const body = request.body;
  if (typeof body === 'object' && body !== null && 'token' in body && typeof body.token === 'string' && body.token) {
    return body.token;
  }
  const header = request.headers.authorization;
  if (header?.startsWith('Bearer ')) return header.slice('Bearer '.length);
  if (request.method === 'GET') return request.cookies?.['token'] ?? null;
  return null;
}
