import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Kafka, logLevel } from 'kafkajs';
import type { Logger } from 'pino';
import type { KafkaSettings } from '#platform/kernel/config/kafka-config.ts';
import './throttling-timer.ts';

/** After these a call fails and its caller, who says so in one line, tries again by itself. */
const RETRY = { initialRetryTime: 100, maxRetryTime: 800, retries: 3 };
const CONNECTION_TIMEOUT_MS = 3_000;
const REQUEST_TIMEOUT_MS = 6_000;
/** Above what a call with all its retries may take, in milliseconds. */
const CALL_TIMEOUT_MS = 45_000;
const CLOSE_TIMEOUT_MS = 4_000;

export function kafkaClient(settings: KafkaSettings, clientId: string, logger: Logger): Kafka {
  return new Kafka({
    clientId,
    brokers: settings.brokers,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    retry: RETRY,
    logLevel: logLevel.WARN,
    // The client tells each error several times over; what matters to people is said by those who use it.
    logCreator:
      () =>
      ({ namespace, log: { message, error } }) =>
        logger.debug({ namespace, error }, message),
    ...(settings.ssl && { ssl: settings.sslCaFile ? { ca: [readFileSync(settings.sslCaFile, 'utf8')] } : true }),
    ...(settings.sasl && { sasl: settings.sasl as { mechanism: 'plain'; username: string; password: string } }),
  });
}

/**
 * What a call comes to. The client looks for overdue requests only while a connection stands: of one that ends under a request
 * it may never say anything again.
 * @throws what the call threw, or that it took too long.
 */
export async function withTimeout<T>(call: Promise<T>, timeoutMs = CALL_TIMEOUT_MS): Promise<T> {
  const settled = new AbortController();
  const tooLong = pause(timeoutMs, undefined, { signal: settled.signal }).then(() => {
    throw new KafkaNoAnswer(`no answer within ${timeoutMs} ms`);
  });
  tooLong.catch(() => undefined);
  try {
    return await Promise.race([call, tooLong]);
  } finally {
    settled.abort();
  }
}

class KafkaNoAnswer extends Error {
  readonly code = 'no answer';
}

/** Ends a client; one that does not end in time is left to itself. */
export async function closeWithTimeout(client: { disconnect(): Promise<void> } | null | undefined): Promise<void> {
  if (client) await withTimeout(client.disconnect(), CLOSE_TIMEOUT_MS).catch(() => undefined);
}

/** Why Kafka cannot be used, in a few words without addresses. */
export function kafkaError(error: unknown): string {
  let cause = error;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  const { code, type } = (cause ?? {}) as { code?: unknown; type?: unknown };
  // The protocol's own name of an error says most.
  const word = [type, code].find((one) => typeof one === 'string');
  const name = cause instanceof Error ? cause.name.replace('KafkaJS', '') : String(cause);
  return `Kafka cannot be used: ${word ?? name}`;
}
