import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { isFromElsewhere } from '#platform/http/bodies/beacon.ts';
import { CONSOLE_HEADER, CONSOLE_ROUTES, consoleCookie, isFromConsole } from './console-session.ts';

const READING: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** The scheme is written in any case (RFC 9110, section 11.1). */
const BEARER = /^bearer +(\S+)$/i;

/**
 * The token of a request: the body's `token` field, else the Authorization header, else a cookie. That of the public site
 * signs in for GET and HEAD only, so a form on another site cannot act for the viewer, and never for what is the console's; for
 * beacons, too, which cannot have a header, unless another site sends them. The console has a cookie of its own, which counts
 * for requests of the console alone. A few paths have a place for the token, which comes last.
 */
export function requestToken(request: FastifyRequest): string | null {
  const body = request.body;
  if (typeof body === 'object' && body !== null && 'token' in body && typeof body.token === 'string' && body.token) {
    return body.token;
  }
  const [, bearer] = BEARER.exec(request.headers.authorization ?? '') ?? [];
  if (bearer) return bearer;
  if (isFromConsole(request)) return consoleCookie(request);
  return (takesCookie(request) && request.cookies?.['token']) || tokenInPath(request);
}

/**
 * Whether the token of a request may be in its headers. Asked before cookies and routes are known, so it says yes too often rather
 * than once too seldom: where it says no, `requestToken` finds none outside of body and path.
 */
export function mayCarryToken({ authorization, cookie, [CONSOLE_HEADER]: console }: IncomingHttpHeaders): boolean {
  return authorization !== undefined || console !== undefined || (cookie?.includes('token') ?? false);
}

function takesCookie(request: FastifyRequest): boolean {
  const { url, config } = request.routeOptions;
  if (config?.beacon) return !isFromElsewhere(request);
  return READING.has(request.method) && !url?.startsWith(CONSOLE_ROUTES);
}

function tokenInPath({ routeOptions, params }: FastifyRequest): string | null {
  const name = routeOptions.config?.tokenParameter;
  const token = name ? (params as Record<string, string>)[name] : undefined;
  return token && token !== '-' ? token : null;
}
