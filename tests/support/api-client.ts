import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';

export interface ApiAnswer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look at answers of every shape
  body: any;
}

/** Speaks to a process as the page does. */
export async function post(
  base: string,
  path: string,
  body: object = {},
  headers: Record<string, string> = {},
): Promise<ApiAnswer> {
  const answer = await fetch(`${base}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}

export async function get(base: string, path: string, headers: Record<string, string> = {}): Promise<ApiAnswer> {
  const answer = await fetch(`${base}${path}`, { headers });
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}

/** Asks for a captcha and solves it, as the page does. */
export async function solvedCaptcha(base: string): Promise<string> {
  const challenge = (await get(base, '/api/captcha')).body as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** Logs in for real. @returns the token. */
export async function logIn(base: string, login: string, password: string): Promise<string> {
  const captcha = await solvedCaptcha(base);
  const answer = await post(base, '/api/user/login', { credentials: { login, password }, captcha, remember: false });
  if (answer.body.status !== 1) throw new Error(`log-in failed: ${JSON.stringify(answer.body)}`);
  return answer.body.token;
}
