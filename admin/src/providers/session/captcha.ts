import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey as pbkdf2 } from 'altcha-lib/algorithms/web/pbkdf2';
import { deriveKey as sha } from 'altcha-lib/algorithms/web/sha';
import { httpClient } from '../http/http-client.ts';

/** Proof of work instead of pictures of buses: fetches a challenge and solves it in the page (about a second). */
export async function solveCaptcha(): Promise<string> {
  const challenge = (await httpClient('/api/captcha', { anonymous: true })).json as Challenge;
  const deriveKey = challenge.parameters.algorithm.startsWith('PBKDF2/') ? pbkdf2 : sha;
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('parde.login.captcha_failed');
  return btoa(JSON.stringify({ challenge, solution }));
}
