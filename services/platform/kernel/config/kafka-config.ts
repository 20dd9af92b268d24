import { z } from 'zod';
import { flag } from './read-variables.ts';

const milliseconds = z.coerce.number().int().min(500).max(300_000);

/** How events get from the log to the projections. Kafka's settings count only with EVENT_TRANSPORT=kafka. */
export const eventVariables = {
  EVENT_TRANSPORT: z.enum(['log', 'kafka']).default('log'),
  KAFKA_BROKERS: z.string().default(''),
  KAFKA_SSL: flag.default(false),
  /** PEM file of the authority that signed the brokers' certificates, where it is none that Node knows. */
  KAFKA_SSL_CA: z.string().optional(),
  KAFKA_SASL_MECHANISM: z.enum(['plain', 'scram-sha-256', 'scram-sha-512']).optional(),
  KAFKA_SASL_USERNAME: z.string().optional(),
  KAFKA_SASL_PASSWORD: z.string().optional(),
  KAFKA_PARTITIONS: z.coerce.number().int().min(1).max(200).default(6),
  KAFKA_REPLICAS: z.coerce.number().int().min(1).max(9).default(1),
  KAFKA_TOPIC_PREFIX: z
    .string()
    .regex(/^[a-zA-Z0-9_-]{1,40}$/)
    .default('parde'),
  KAFKA_RETENTION_HOURS: z.coerce.number().int().min(-1).max(87_600).default(168),
  KAFKA_SESSION_TIMEOUT_MS: milliseconds.default(6_000),
  KAFKA_REBALANCE_TIMEOUT_MS: milliseconds.default(15_000),
};

type EventVariables = z.output<z.ZodObject<typeof eventVariables>>;

export interface KafkaSettings {
  brokers: string[];
  ssl: boolean;
  sslCaFile: string | undefined;
  sasl: { mechanism: 'plain' | 'scram-sha-256' | 'scram-sha-512'; username: string; password: string } | null;
  partitions: number;
  replicas: number;
  topicPrefix: string;
  /** -1 keeps messages for good. */
  retentionHours: number;
  sessionTimeoutMs: number;
  rebalanceTimeoutMs: number;
}

export function kafkaSettings(env: EventVariables): KafkaSettings {
  const mechanism = env.KAFKA_SASL_MECHANISM;
  return {
    brokers: env.KAFKA_BROKERS.split(',')
      .map((broker) => broker.trim())
      .filter(Boolean),
    ssl: env.KAFKA_SSL,
    sslCaFile: env.KAFKA_SSL_CA,
    sasl: mechanism
      ? { mechanism, username: env.KAFKA_SASL_USERNAME ?? '', password: env.KAFKA_SASL_PASSWORD ?? '' }
      : null,
    partitions: env.KAFKA_PARTITIONS,
    replicas: env.KAFKA_REPLICAS,
    topicPrefix: env.KAFKA_TOPIC_PREFIX,
    retentionHours: env.KAFKA_RETENTION_HOURS,
    sessionTimeoutMs: env.KAFKA_SESSION_TIMEOUT_MS,
    rebalanceTimeoutMs: env.KAFKA_REBALANCE_TIMEOUT_MS,
  };
}

/** @returns what is wrong with the settings, one line each. */
export function kafkaErrors({ brokers, sasl }: KafkaSettings): string[] {
  const errors: string[] = [];
  if (brokers.length === 0) errors.push('KAFKA_BROKERS: not set, but EVENT_TRANSPORT is kafka');
  for (const broker of brokers) {
    const port = Number(/^(?:\[[0-9a-f:]+\]|[\w.-]+):(\d{1,5})$/i.exec(broker)?.[1]);
    if (!(port > 0 && port < 65_536)) errors.push(`KAFKA_BROKERS: ${broker} is not host:port`);
  }
  if (sasl && (!sasl.username || !sasl.password)) {
    errors.push('KAFKA_SASL_USERNAME and KAFKA_SASL_PASSWORD: both are needed with KAFKA_SASL_MECHANISM');
  }
  return errors;
}
