import { useCallback, useEffect, useRef } from 'react';
import { type SolvedCaptcha, solveCaptcha } from './solve-captcha.ts';

/** A solution is not handed out in the last seconds of its life: it has to reach the server in time. */
const EXPIRY_MARGIN_MS = 20_000;

/**
 * Solves a challenge in the background while the form is being filled in. `take` gives the solution, once: a challenge is
 * good for one attempt, and the next attempt solves the next.
 */
export function useCaptcha(): { take(): Promise<string> } {
  const pending = useRef<Promise<SolvedCaptcha> | null>(null);

  const prepare = useCallback((): Promise<SolvedCaptcha> => {
    pending.current ??= solveCaptcha();
    return pending.current;
  }, []);

  const take = useCallback(async (): Promise<string> => {
    const early = await prepare().catch(() => null);
    pending.current = null;
    if (early && early.expiresAt - Date.now() > EXPIRY_MARGIN_MS) return early.payload;
    return (await solveCaptcha()).payload;
  }, [prepare]);

  useEffect(() => {
    // A failure here is not shown: `take` tries once more when the form is sent.
    prepare().catch(() => undefined);
  }, [prepare]);

  return { take };
}
