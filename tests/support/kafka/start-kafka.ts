import { KafkaBroker } from './kafka-broker.ts';
import { kafkaJars, missingProgram } from './kafka-jars.ts';

const IMAGE = 'confluentinc/cp-kafka:8.1.0';
const PORT = 9_093;

/** A broker that tests may also harm. */
export interface OwnKafka {
  brokers: string;
  /** The listener that asks for SASL_USER; absent where there is none. */
  saslBrokers?: string;
  /** The listener that speaks TLS, and the PEM file of its authority; absent where there is none. */
  tlsBrokers?: string;
  tlsCaFile?: string;
  stop(): Promise<void>;
  kill(): Promise<void>;
  pause(): void | Promise<void>;
  resume(): void | Promise<void>;
  restart(): Promise<void>;
  wipe(): Promise<void>;
}

export type UsedKafka = Pick<OwnKafka, 'brokers' | 'saslBrokers' | 'tlsBrokers' | 'tlsCaFile' | 'stop'>;

export interface SkippedKafka {
  skipped: string;
}

/**
 * A broker of the caller's own: Apache Kafka's jars with the machine's Java.
 * @param detached for callers that end it themselves at Ctrl-C, after whoever uses it.
 */
export async function startKafka(
  say: (line: string) => void = () => undefined,
  detached = false,
): Promise<OwnKafka | SkippedKafka> {
  const missing = await missingProgram();
  if (missing) return { skipped: `no ${missing} on this machine to run Apache Kafka` };
  let jars: string;
  try {
    jars = await kafkaJars(say);
  } catch (error) {
    return { skipped: `Apache Kafka could not be fetched: ${String(error).split('\n')[0]}` };
  }
  return KafkaBroker.start(jars, detached);
}

/**
 * A broker that is only used: the one at KAFKA_BROKERS, a container where Docker answers, or one of our own. Suites keep apart
 * by topic prefixes.
 */
export async function useKafka(say: (line: string) => void = () => undefined): Promise<UsedKafka | SkippedKafka> {
  const given = process.env['KAFKA_BROKERS'];
  if (given) return { brokers: given, stop: async () => undefined };
  return (await startContainer()) ?? startKafka(say);
}

async function startContainer(): Promise<UsedKafka | null> {
  const { getContainerRuntimeClient } = await import('testcontainers');
  const docker = await getContainerRuntimeClient().catch(() => null);
  if (!docker) return null;
  const { KafkaContainer } = await import('@testcontainers/kafka');
  const container = await new KafkaContainer(IMAGE).withKraft().start();
  return {
    brokers: `${container.getHost()}:${container.getMappedPort(PORT)}`,
    stop: async () => {
      await container.stop();
    },
  };
}
