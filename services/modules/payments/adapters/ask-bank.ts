import type { z } from 'zod';
import { answerText } from '#platform/kernel/text/answer-text.ts';
import { jsonOf } from '#platform/kernel/text/json-of.ts';
import { GatewayUnclear } from '../contract/payment-gateway.port.ts';

/** A bank that is slower than this is asked again later, in milliseconds. */
const BANK_TIMEOUT_MS = 8_000;

/**
 * Posts JSON to a bank and reads its JSON.
 * @throws GatewayUnclear for everything that is not an answer of the expected shape: what the bank did is unknown.
 */
export async function askBank<Answer>(
  url: string,
  body: object,
  shape: z.ZodType<Answer>,
  timeoutMs = BANK_TIMEOUT_MS,
): Promise<Answer> {
  const text = await post(url, body, timeoutMs);
  const parsed = shape.safeParse(jsonOf(text));
  if (!parsed.success) throw new GatewayUnclear('the bank answered in an unknown shape');
  return parsed.data;
}

async function post(url: string, body: object, timeoutMs: number): Promise<string> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await answerText(answer);
    // Zarinpal tells refusals with 4xx; only 5xx leaves open what happened.
    if (answer.status >= 500) throw new GatewayUnclear(`the bank answered ${answer.status}`);
    if (text === null) throw new GatewayUnclear('the bank answered too much');
    return text;
  } catch (error) {
    if (error instanceof GatewayUnclear) throw error;
    throw new GatewayUnclear(`the bank did not answer: ${error instanceof Error ? error.name : 'unknown error'}`);
  }
}
