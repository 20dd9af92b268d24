import { readFileSync } from 'node:fs';
import { Kafka, logLevel } from 'kafkajs';
import type { Logger } from 'pino';
import type { KafkaSettings } from '../../../config/kafka-config.js';

/** After these a call fails and its caller, who says so in one line, tries again by itself. */
const RETRY = { initialRetryTime: 100, maxRetryTime: 800, retries: 3 };
const CONNECTION_TIMEOUT_MS = 3_000;
const REQUEST_TIMEOUT_MS = 6_000;

export function kafkaClient(settings: KafkaSettings, clientId: string, logger: Logger): Kafka {
  return new Kafka({
    clientId,
    brokers: settings.brokers,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    retry: RETRY,
    logLevel: logLevel.WARN,
    // The client tells each fault several times over; what matters to people is said by those who use it.
    logCreator:
      () =>
      ({ namespace, log: { message, error } }) =>
        logger.debug({ namespace, error }, message),
    ...(settings.ssl && { ssl: settings.sslCaFile ? { ca: [readFileSync(settings.sslCaFile, 'utf8')] } : true }),
    ...(settings.sasl && { sasl: settings.sasl as { mechanism: 'plain'; username: string; password: string } }),
  });
}

/** Why Kafka cannot be used, in a few words without addresses. */
export function kafkaFault(error: unknown): string {
  let cause = error;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  const code = (cause as { code?: unknown } | null)?.code;
  const name = cause instanceof Error ? cause.name.replace('KafkaJS', '') : String(cause);
  return `Kafka cannot be used: ${typeof code === 'string' ? code : name}`;
}
