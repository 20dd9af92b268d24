import createClient from 'openapi-fetch';
import type { paths } from '../../api/generated/schema.d.ts';
import { readToken } from '../session/token.ts';
import { ApiError, type AuthErrorKind } from './api-error.ts';
import { fetchInTime } from './transport/answer-limit.ts';
import { askForServer, reportLostServer } from './transport/connection.ts';
import { readYourWrites } from './transport/read-your-writes.ts';

/** Every POST carries the token in its body (specification §7); an array body cannot, its token goes by cookie. */
function withToken(body: unknown): string {
  const token = readToken();
  if (!token || typeof body !== 'object' || body === null || Array.isArray(body)) return JSON.stringify(body);
  return JSON.stringify({ ...body, token });
}

export const api = createClient<paths>({ baseUrl: '', bodySerializer: withToken, fetch: fetchInTime });
api.use(readYourWrites);

type AuthListener = (kind: AuthErrorKind) => void;
let authListener: AuthListener = () => undefined;

/** The shell decides what a refused token means for the page (clear it, say so, go to the login form). */
export function onAuthError(listener: AuthListener): () => void {
  authListener = listener;
  return () => {
    authListener = () => undefined;
  };
}

/** Turns openapi-fetch's answer into its data, or throws an ApiError. */
export async function call<T>(pending: Promise<{ data?: T; error?: unknown; response: Response }>): Promise<T> {
  const answer = await pending.catch((reason: unknown) => {
    if (reason instanceof DOMException && reason.name === 'AbortError') throw reason;
    if (reason instanceof SyntaxError) throw ApiError.unreadable();
    if (reason instanceof DOMException && reason.name === 'TimeoutError') {
      void askForServer();
      throw ApiError.late();
    }
    reportLostServer();
    throw ApiError.unreachable();
  });
  if (answer.response.ok && answer.data !== undefined) return answer.data;
  const error = ApiError.fromAnswer(answer.response.status, answer.error);
  if (error.authError) authListener(error.authError);
  throw error;
}

/** A fresh key for a command that creates something, so that a retry cannot do it twice. */
export function idempotencyKey(): { 'Idempotency-Key': string } {
  return { 'Idempotency-Key': crypto.randomUUID() };
}
