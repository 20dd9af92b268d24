import type { Message } from 'kafkajs';
import { eventually } from '#platform/testing/eventually.ts';
import { startKafka } from '../../../../../tests/support/kafka/start-kafka.ts';
import { describeSkipped } from '../../../../../tests/support/skipped-suite.ts';
import { publishAgainAfter } from '../../relay/publishing-position.ts';
import { counted, silent, TransportBench } from '../testing/transport-bench.ts';
import { kafkaClient } from './client/kafka-client.ts';
import { toMessage } from './event-message.ts';
import { kafkaSettingsFor, type PublishingRelay, testRouting } from './testing/kafka-bench.ts';
import { KafkaFixture, TIMEOUT_MS } from './testing/kafka-fixture.ts';

jest.setTimeout(240_000);
const kafka = await startKafka((line) => process.stderr.write(`${line}\n`));

if ('skipped' in kafka) describeSkipped('What Kafka brings', kafka.skipped);
else {
  describe('what Kafka brings', () => {
    let bench: TransportBench;
    let fixture: KafkaFixture;
    let relay: PublishingRelay;

    beforeAll(async () => {
      bench = await TransportBench.create();
      fixture = new KafkaFixture(bench, kafkaSettingsFor(kafka.brokers));
      relay = fixture.startRelay();
    }, 120_000);
    afterEach(() => fixture.unfollow());
    afterAll(async () => {
      await fixture?.end();
      await bench?.close();
      await kafka.stop();
    });
    const withProducer = async (messages: Message[], topic = `${fixture.settings.topicPrefix}.things`) => {
      const producer = kafkaClient(fixture.settings, 'stranger', silent).producer();
      await producer.connect();
      await producer.send({ topic, messages });
      await producer.disconnect();
    };
    const inPartitionOf = (stream: string) => ({ partition: testRouting.partitionOf(stream) });

    it('is in topics of the configured size, by stream, with what a reader needs in the headers', async () => {
      await bench.append('shape-1', 1, counted({ n: 1 }));
      // Whoever joins before the topic is there is given no partition of it.
      await eventually(async () => {
        expect(await bench.read.rows('select position from write.publishing')).toEqual([{ position: 1 }]);
      }, TIMEOUT_MS);
      const consumer = kafkaClient(fixture.settings, 'looker', silent).consumer({
        groupId: `${fixture.settings.topicPrefix}-looker`,
      });
      const seen: { partition: number; key: string; headers: Record<string, string>; value: { data: unknown } }[] = [];
      await consumer.connect();
      await consumer.subscribe({ topics: [`${fixture.settings.topicPrefix}.things`], fromBeginning: true });
      await consumer.run({
        eachMessage: async ({ partition, message: { key, headers, value } }) => {
          const texts = Object.fromEntries(Object.entries(headers ?? {}).map(([name, text]) => [name, String(text)]));
          if (value) seen.push({ partition, key: String(key), headers: texts, value: JSON.parse(String(value)) });
        },
      });
      await eventually(() => expect(seen).toHaveLength(1), TIMEOUT_MS);
      await consumer.disconnect();
      const id = expect.stringMatching(/^[0-9a-f-]{36}$/);
      expect(seen[0]).toMatchObject({
        key: 'shape-1',
        ...inPartitionOf('shape-1'),
        headers: { type: counted.type, position: '1', previous: '0', id },
        value: { stream: 'shape-1', version: 1, position: 1, data: { n: 1 } },
      });
      const admin = kafkaClient(fixture.settings, 'looker', silent).admin();
      await admin.connect();
      const { topics } = await admin.fetchTopicMetadata({ topics: [`${fixture.settings.topicPrefix}.things`] });
      await admin.disconnect();
      expect(topics[0]!.partitions).toHaveLength(3);
    });

    it('is set aside when it is no event of ours, and what follows goes on', async () => {
      await fixture.follow('strangers');
      await bench.append('polite-1', 1, counted({ n: 1 }));
      await fixture.expectVersions('strangers', 'polite-1', 1);
      const headers = { type: counted.type, position: '999999', previous: '0' };
      const place = inPartitionOf('polite-1');
      await withProducer([
        { ...place, key: null, value: 'hello' },
        { ...place, value: '{"half": ', headers },
        { ...place, value: '{"id":"x"}', headers },
        { ...place, value: Buffer.from([0, 255, 0]), headers: { ...headers, position: 'many' } },
      ]);
      await bench.append('polite-1', 2, counted({ n: 2 }));
      await fixture.expectVersions('strangers', 'polite-1', 2);
      const kept = await bench.read.rows(
        'select value, fault as error from read.foreign_message order by bookmark::int',
      );
      expect(kept).toHaveLength(4);
      expect(kept[0]).toEqual({ value: 'hello', error: 'has none of our headers' });
      expect(kept[1]!['error']).toBe('is not JSON');
    });

    it('has no effect when it comes late and again from a relay that has lost the lead', async () => {
      await fixture.follow('late');
      await bench.appendMany(['late-1'], 1, 6);
      await fixture.expectVersions('late', 'late-1', 6);
      const old = await bench.read.rows<{ id: string; version: number; position: number; time: Date }>(
        "select id, version, position, time from write.event_log where stream = 'late-1' and version <= 4 order by position",
      );
      const origin = { actor: null, correlationId: null, causationId: null, traceparent: null };
      await withProducer(
        old.map(({ position, ...event }) =>
          toMessage({
            topic: 'things',
            ...inPartitionOf('late-1'),
            position,
            previous: position - 1,
            event: { ...counted({ n: 1 }), ...origin, ...event, stream: 'late-1', position },
          }),
        ),
      );
      await bench.append('late-1', 7, counted({ n: 7 }));
      await fixture.expectVersions('late', 'late-1', 7);
    });

    it('waits when messages are missing, says so, and goes on once they are published again', async () => {
      const transport = await fixture.follow('missing');
      await bench.append('missing-1', 1, counted({ n: 1 }));
      await fixture.expectVersions('missing', 'missing-1', 1);
      await eventually(() => expect(transport.error).toBeNull(), TIMEOUT_MS);
      await eventually(() => expect(relay.publishing.error).toBeNull());
      const [head] = await bench.read.rows<{ position: number }>('select position from write.relay_head');
      // As if the broker had lost two messages: what comes next names a predecessor that nobody has seen.
      const lost = { topic: 'things', ...inPartitionOf('missing-1'), event: null };
      await withProducer([toMessage({ ...lost, position: head!.position + 9, previous: head!.position + 8 })]);
      await eventually(() => expect(transport.error).toMatch(/are missing in things-\d: republish/), TIMEOUT_MS);
      const pool = bench.read.pool;
      await bench.append('missing-1', 2, counted({ n: 2 }));
      await publishAgainAfter(pool, 0);
      await fixture.expectVersions('missing', 'missing-1', 2);
      await eventually(() => expect(transport.error).toBeNull(), TIMEOUT_MS);
    });
  });
}
