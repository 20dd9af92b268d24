import { startInContainer } from '../containers/container-engine.ts';
import { missingProgram } from '../maven-jars.ts';
import { KafkaBroker } from './kafka-broker.ts';
import { kafkaJars } from './kafka-jars.ts';

const IMAGE = 'confluentinc/cp-kafka:8.1.0';
const PORT = 9_093;

/** A broker that tests may also kill, pause and wipe. */
export interface OwnKafka {
  brokers: string;
  /** The listener that asks for SASL_USER; absent where there is none. */
  saslBrokers?: string;
  /** The listener that speaks TLS, and the PEM file of its authority; absent where there is none. */
  tlsBrokers?: string;
  tlsCaFile?: string;
  /** The file of what it has written. */
  log: string;
  stop(): Promise<void>;
  kill(): Promise<void>;
  pause(): void | Promise<void>;
  resume(): void | Promise<void>;
  restart(): Promise<void>;
  wipe(): Promise<void>;
}

type UsedKafka = Pick<OwnKafka, 'brokers' | 'saslBrokers' | 'tlsBrokers' | 'tlsCaFile' | 'stop'>;

interface SkippedKafka {
  skipped: string;
}

/**
 * A broker that is only used: the one at KAFKA_BROKERS, a container where an engine answers, or Apache Kafka's jars with the
 * machine's Java. Suites keep apart by topic prefixes.
 * @param detached for callers that end it themselves at Ctrl-C, after whoever uses it.
 */
export async function startKafka(
  say: (line: string) => void = () => undefined,
  detached = false,
): Promise<UsedKafka | SkippedKafka> {
  const given = process.env['KAFKA_BROKERS'];
  if (given) return { brokers: given, stop: async () => undefined };
  return (await startInContainer('Kafka', startContainer)) ?? startOwnKafka(say, detached);
}

/** The same for suites that kill, pause and wipe it: always from the jars, as a process of this machine. */
export async function startOwnKafka(
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

async function startContainer(): Promise<UsedKafka> {
  const { KafkaContainer } = await import('@testcontainers/kafka');
  const container = await new KafkaContainer(IMAGE).withKraft().start();
  return {
    brokers: `${container.getHost()}:${container.getMappedPort(PORT)}`,
    stop: async () => {
      await container.stop();
    },
  };
}
