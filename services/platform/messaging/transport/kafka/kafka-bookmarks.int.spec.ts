import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { useKafka } from '../../../../../tests/support/kafka/start-kafka.js';
import { describeSkipped } from '../../../../../tests/support/skipped-suite.js';
import { eventually } from '../../../testing/eventually.js';
import { counted, TransportBench } from '../testing/transport-bench.js';
import { kafkaSettingsFor, testRouting } from './testing/kafka-bench.js';
import { KafkaScene, PATIENCE_MS } from './testing/kafka-scene.js';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });
const kafka = await useKafka((line) => process.stderr.write(`${line}\n`));

if ('skipped' in kafka) describeSkipped('Where Kafka is read on', kafka.skipped);
else {
  describe('what Kafka brought once', () => {
    let bench: TransportBench;
    let scene: KafkaScene;

    beforeAll(async () => {
      bench = await TransportBench.create();
      scene = new KafkaScene(bench, kafkaSettingsFor(kafka.brokers));
      scene.startRelay();
    }, 120_000);
    afterEach(() => scene.unfollow());
    afterAll(async () => {
      await scene?.end();
      await bench?.close();
      await kafka.stop();
    });

    it('comes again when the read database has lost its last moments, without a new event', async () => {
      await scene.follow('lost');
      await bench.appendMany(['lost-1'], 1, 5);
      await scene.expectVersions('lost', 'lost-1', 5);
      const partition = testRouting.partitionNameOf(counted.type, 'lost-1');
      await bench.read.rows(
        `with gone as (delete from read.seen where projection = 'lost' and stream = 'lost-1' and version > 2 returning position)
         update read.projection_checkpoint set bookmark = null, position = (select min(position) - 1 from gone)
         where projection = 'lost' and partition = $1`,
        [partition],
      );
      await scene.expectVersions('lost', 'lost-1', 5);
    });

    // Of a topic that was made anew an old bookmark may mean any place: here its end, and just after it.
    it.each([0, 1])(
      'is found where the bookmark is of an older topic, and lies %i after the last event',
      async (beyond) => {
        const [name, stream] = [`anew-${beyond}`, `anew-${beyond}-1`];
        const first = await scene.follow(name);
        await bench.appendMany([stream], 1, 3);
        await scene.expectVersions(name, stream, 3);
        await first.close();
        await bench.read.rows(
          `with gone as (delete from read.seen where projection = $1 and stream = $2 and version = 3 returning position)
         update read.projection_checkpoint set position = (select position - 1 from gone),
           bookmark = split_part(bookmark, ':', 1)::int + $3 || ':1'
         where projection = $1 and partition = $4`,
          [name, stream, beyond, testRouting.partitionNameOf(counted.type, stream)],
        );
        await scene.follow(name);
        await scene.expectVersions(name, stream, 3);
      },
    );

    it('begins where the log was left, and the log can take over again', async () => {
      await bench.read.rows(
        "insert into read.projection_checkpoint (projection, partition, position) select 'moved', 'log', position from write.relay_head",
      );
      const before = await bench.read.row<{ position: number }>('select position from write.relay_head');
      await scene.follow('moved');
      await bench.append('moved-1', 1, counted({ n: 1 }));
      await scene.expectVersions('moved', 'moved-1', 1);
      expect(await bench.count('moved')).toBe(1);
      // The marks of a quiet log bring every partition to its head.
      await eventually(async () => {
        const back = await bench.runner('moved').checkpoint('log');
        expect(back.position).toBe(before!.position + 1);
      }, PATIENCE_MS);
    });
  });
}
