import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'parde_console';
/**
 * The console sends it with every request. A page of another site cannot: it would have to ask first, and is never allowed.
 * Nor do our own public pages, so the console's session never counts for what these ask.
 */
export const CONSOLE_HEADER = 'parde-console';

/** Not for the pages themselves: nothing but the API wants to know. */
const PATH = '/api';

/** What console pages ask for; the cookie of the public site opens none of it. */
export const CONSOLE_ROUTES = '/api/console/';

export function isFromConsole(request: FastifyRequest): boolean {
  return request.headers[CONSOLE_HEADER] !== undefined;
}

export function consoleCookie(request: FastifyRequest): string | null {
  return request.cookies?.[COOKIE] || null;
}

/**
 * Neither scripts nor requests from other sites get at it.
 * @param lifetime in seconds.
 * @param secure whether the site is reached by https.
 */
export function setConsoleCookie(reply: FastifyReply, token: string, lifetime: number, secure: boolean): void {
  reply.setCookie(COOKIE, token, { path: PATH, httpOnly: true, sameSite: 'strict', maxAge: lifetime, secure });
}

export function clearConsoleCookie(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: PATH });
}
