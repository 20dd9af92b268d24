import { ApiError } from '../../../lib/api/api-error.ts';
import { api, call } from '../../../lib/api/client.ts';
import type { CaptchaWorkerAnswer } from './solve-captcha.worker.ts';

export interface SolvedCaptcha {
  payload: string;
  /** Milliseconds since the epoch. */
  expiresAt: number;
}

/** Shorter than any lifetime the server gives; used when the challenge does not say. */
const FALLBACK_LIFETIME_MS = 120_000;

/** Asks for a challenge and solves it in a worker. @throws ApiError */
export async function solveCaptcha(): Promise<SolvedCaptcha> {
  const challenge = await call(api.GET('/api/captcha'));
  const payload = await solveInWorker(challenge);
  return { payload, expiresAt: expiryOf(challenge) };
}

function expiryOf(challenge: Record<string, unknown>): number {
  const parameters = challenge.parameters as { expiresAt?: unknown } | undefined;
  return typeof parameters?.expiresAt === 'number' ? parameters.expiresAt * 1000 : Date.now() + FALLBACK_LIFETIME_MS;
}

function solveInWorker(challenge: Record<string, unknown>): Promise<string> {
  const worker = new Worker(new URL('./solve-captcha.worker.ts', import.meta.url), { type: 'module' });
  const solved = new Promise<string>((resolve, reject) => {
    const fail = () =>
      reject(new ApiError(0, 'captcha_unsolved', 'The security check did not finish, please try again'));
    worker.addEventListener('message', ({ data }: MessageEvent<CaptchaWorkerAnswer>) =>
      'payload' in data ? resolve(data.payload) : fail(),
    );
    worker.addEventListener('error', fail);
    worker.postMessage(challenge);
  });
  return solved.finally(() => worker.terminate());
}
