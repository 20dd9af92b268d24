import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import type { Caller } from '../measure/paced.ts';

/** The demo accounts, as the start page of the site names them. */
const PASSWORD = 'parde-demo-1404';

/** Logs in as a person would: asks for a captcha, solves it, sends the form. @returns the token. */
export async function logIn(caller: Caller, login: 'viewer' | 'moderator' | 'admin'): Promise<string> {
  const answer = await caller.ask('/api/user/login', {
    credentials: { login, password: PASSWORD },
    captcha: await solvedCaptcha(caller),
    remember: true,
  });
  return answer.body.token;
}

async function solvedCaptcha(caller: Caller): Promise<string> {
  const { body: challenge } = await caller.get('/api/captcha');
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
