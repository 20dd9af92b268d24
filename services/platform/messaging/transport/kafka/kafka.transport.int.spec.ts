import { afterAll, describe } from '@jest/globals';
import { useKafka } from '../../../../../tests/support/kafka/start-kafka.js';
import { describeSkipped } from '../../../../../tests/support/skipped-suite.js';
import { eventTransportContract } from '../testing/event-transport.contract.js';
import { kafkaSettingsFor, openKafkaTransport, startPublishingRelay } from './testing/kafka-bench.js';

const kafka = await useKafka((line) => process.stderr.write(`${line}\n`));

if ('skipped' in kafka) describeSkipped('Kafka as an event transport', kafka.skipped);
else {
  describe('Kafka', () => {
    afterAll(() => kafka.stop());

    eventTransportContract(async ({ database: { url } }) => {
      const settings = kafkaSettingsFor(kafka.brokers);
      const relay = startPublishingRelay(url, settings);
      return { open: () => openKafkaTransport(settings), close: () => relay.stop() };
    });
  });
}
