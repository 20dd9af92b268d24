import { eventually } from '#platform/testing/eventually.ts';
import { startKafka } from '../../../../../tests/support/kafka/start-kafka.ts';
import { describeSkipped } from '../../../../../tests/support/skipped-suite.ts';
import { counted, TransportBench } from '../testing/transport-bench.ts';
import { kafkaSettingsFor, testRouting } from './testing/kafka-bench.ts';
import { KafkaFixture, TIMEOUT_MS } from './testing/kafka-fixture.ts';

jest.setTimeout(240_000);
const kafka = await startKafka((line) => process.stderr.write(`${line}\n`));

if ('skipped' in kafka) describeSkipped('Where Kafka is read on', kafka.skipped);
else {
  describe('what Kafka brought once', () => {
    let bench: TransportBench;
    let fixture: KafkaFixture;

    beforeAll(async () => {
      bench = await TransportBench.create();
      fixture = new KafkaFixture(bench, kafkaSettingsFor(kafka.brokers));
      fixture.startRelay();
    }, 120_000);
    afterEach(() => fixture.unfollow());
    afterAll(async () => {
      await fixture?.end();
      await bench?.close();
      await kafka.stop();
    });

    it('comes again when the read database has lost its last moments, without a new event', async () => {
      await fixture.follow('lost');
      await bench.appendMany(['lost-1'], 1, 5);
      await fixture.expectVersions('lost', 'lost-1', 5);
      const partition = testRouting.partitionNameOf(counted.type, 'lost-1');
      await bench.read.rows(
        `with gone as (delete from read.seen where projection = 'lost' and stream = 'lost-1' and version > 2 returning position)
         update read.projection_checkpoint set bookmark = null, position = (select min(position) - 1 from gone)
         where projection = 'lost' and partition = $1`,
        [partition],
      );
      await fixture.expectVersions('lost', 'lost-1', 5);
    });

    // Of a topic that was made anew an old bookmark may mean any place: here its end, and just after it.
    it.each([0, 1])(
      'is found where the bookmark is of an older topic, and lies %i after the last event',
      async (beyond) => {
        const [name, stream] = [`anew-${beyond}`, `anew-${beyond}-1`];
        const first = await fixture.follow(name);
        await bench.appendMany([stream], 1, 3);
        await fixture.expectVersions(name, stream, 3);
        await first.close();
        await bench.read.rows(
          `with gone as (delete from read.seen where projection = $1 and stream = $2 and version = 3 returning position)
         update read.projection_checkpoint set position = (select position - 1 from gone),
           bookmark = split_part(bookmark, ':', 1)::int + $3 || ':1'
         where projection = $1 and partition = $4`,
          [name, stream, beyond, testRouting.partitionNameOf(counted.type, stream)],
        );
        await fixture.follow(name);
        await fixture.expectVersions(name, stream, 3);
      },
    );

    it('begins where the log was left, and the log can take over again', async () => {
      await bench.read.rows(
        "insert into read.projection_checkpoint (projection, partition, position) select 'moved', 'log', position from write.relay_head",
      );
      const before = await bench.read.row<{ position: number }>('select position from write.relay_head');
      await fixture.follow('moved');
      await bench.append('moved-1', 1, counted({ n: 1 }));
      await fixture.expectVersions('moved', 'moved-1', 1);
      expect(await bench.count('moved')).toBe(1);
      // The marks of a quiet log bring every partition to its head.
      await eventually(async () => {
        const back = await bench.runner('moved', { routing: testRouting }).checkpoint('log');
        expect(back.position).toBe(before!.position + 1);
      }, TIMEOUT_MS);
    });
  });
}
