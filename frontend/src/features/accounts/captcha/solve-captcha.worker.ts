import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/sha';

export type CaptchaWorkerAnswer = { payload: string } | { error: string };

/** Searches for the solution in a worker, so that it does not block the page. */
async function solve(challenge: Challenge): Promise<CaptchaWorkerAnswer> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return solution ? { payload: btoa(JSON.stringify({ challenge, solution })) } : { error: 'no solution in time' };
}

self.addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  solve(data).then(
    (answer) => self.postMessage(answer),
    (error: unknown) => self.postMessage({ error: String(error) } satisfies CaptchaWorkerAnswer),
  );
});
