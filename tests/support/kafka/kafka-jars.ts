import path from 'node:path';
import { mavenJars } from '../maven-jars.ts';

const pom = path.join(import.meta.dirname, 'pom.xml');

/** The folder of Kafka's jars. @throws Error when they cannot be fetched. */
export function kafkaJars(say: (line: string) => void): Promise<string> {
  return mavenJars({ name: 'kafka', title: 'Apache Kafka', pom, artifact: 'kafka_2.13' }, say);
}
