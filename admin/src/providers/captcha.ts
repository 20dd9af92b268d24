import { type Challenge, solveChallenge } from 'altcha-lib';
import { httpClient } from './http-client.ts';

/** The hash that the server's challenge names; only that one is loaded. */
async function deriveKeyFor(algorithm: string) {
  if (algorithm.startsWith('PBKDF2/')) return (await import('altcha-lib/algorithms/web/pbkdf2')).deriveKey;
  return (await import('altcha-lib/algorithms/web/sha')).deriveKey;
}

/** Proof of work instead of pictures of buses: fetches a challenge and solves it in the page (about a second). */
export async function solveCaptcha(): Promise<string> {
  const challenge = (await httpClient('/api/captcha', { anonymous: true })).json as Challenge;
  const deriveKey = await deriveKeyFor(challenge.parameters.algorithm);
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('parde.login.captcha_failed');
  return btoa(JSON.stringify({ challenge, solution }));
}
