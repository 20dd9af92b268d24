import pg from 'pg';
import { eventually } from '#platform/testing/eventually.ts';
import { startOwnKafka } from '../../../../../tests/support/kafka/start-kafka.ts';
import { describeSkipped } from '../../../../../tests/support/skipped-suite.ts';
import { counted, TransportBench } from '../testing/transport-bench.ts';
import { kafkaSettingsFor } from './testing/kafka-bench.ts';
import { KafkaFixture, TIMEOUT_MS } from './testing/kafka-fixture.ts';

/** A leader that stands still is replaced within this. */
const TAKEOVER_MS = 10_000;
jest.setTimeout(240_000);
const kafka = await startOwnKafka((line) => process.stderr.write(`${line}\n`));

if ('skipped' in kafka) describeSkipped('Faults of Kafka and of the relay', kafka.skipped);
else {
  describe('when Kafka or the relay fails', () => {
    let bench: TransportBench;
    let fixture: KafkaFixture;

    beforeAll(async () => {
      bench = await TransportBench.create();
    }, 120_000);
    beforeEach(() => {
      fixture = new KafkaFixture(bench, kafkaSettingsFor(kafka.brokers));
    });
    afterEach(async () => {
      await fixture.end();
      await bench.read.rows("update write.publishing set position = 0, floor = 0, partitions = '{}'");
    });
    afterAll(async () => {
      await bench?.close();
      await kafka.stop();
    });

    const published = async () =>
      (await bench.read.row<{ position: number }>('select position from write.publishing'))!.position;
    const numbered = async () =>
      (await bench.read.row<{ position: number }>('select position from write.relay_head'))!.position;

    it('numbers on while the broker is down, says why nothing is published, and catches up by itself', async () => {
      await kafka.kill();
      const { publishing } = fixture.startRelay();
      const transport = await fixture.follow('down');
      await bench.appendMany(['down-1', 'down-2'], 1, 10);
      await eventually(async () => expect(await numbered()).toBe(20), TIMEOUT_MS);
      await eventually(() => {
        expect(publishing.error).toMatch(/^Kafka cannot be used: /);
        expect(transport.error).toMatch(/^down: Kafka cannot be used: /);
      }, TIMEOUT_MS);
      expect(await published()).toBe(0);
      await kafka.restart();
      await fixture.expectVersions('down', 'down-1', 10);
      await fixture.expectVersions('down', 'down-2', 10);
      await eventually(() => expect([publishing.error, transport.error]).toEqual([null, null]), TIMEOUT_MS);
    });

    it('loses nothing and doubles nothing over a broker that is killed and comes back', async () => {
      fixture.startRelay();
      await fixture.follow('killed');
      const writing = bench.appendMany(['killed-1', 'killed-2', 'killed-3'], 1, 60);
      await eventually(async () => expect(await bench.count('killed')).toBeGreaterThan(10), TIMEOUT_MS);
      await kafka.kill();
      await kafka.restart();
      await writing;
      for (const stream of ['killed-1', 'killed-2', 'killed-3']) await fixture.expectVersions('killed', stream, 60);
    });

    it('publishes everything again to a broker that has lost its storage; nothing has a second effect', async () => {
      fixture.startRelay();
      await fixture.follow('wiped');
      await bench.appendMany(['wiped-1', 'wiped-2'], 1, 20);
      await fixture.expectVersions('wiped', 'wiped-1', 20);
      await fixture.expectVersions('wiped', 'wiped-2', 20);
      await kafka.wipe();
      await bench.appendMany(['wiped-1', 'wiped-2'], 21, 25);
      await fixture.expectVersions('wiped', 'wiped-1', 25);
      await fixture.expectVersions('wiped', 'wiped-2', 25);
      await fixture.follow('later');
      await eventually(async () => expect(await bench.count('later')).toBe(await numbered()), TIMEOUT_MS);
      await fixture.expectVersions('later', 'wiped-2', 25);
    });

    it('lets a second relay lead when the first one stands still, and the first does nothing any more', async () => {
      const stopped = new pg.Client({ connectionString: bench.database.url });
      stopped.on('error', () => undefined);
      await stopped.connect();
      // A leader that was stopped keeps its session, and with it the lock.
      await stopped.query('select pg_advisory_lock(7206101)');
      const { rows } = await stopped.query('update write.relay_head set term = term + 1 returning term');
      const { relay } = fixture.startRelay();
      await bench.append('deposed-1', 1, counted({ n: 1 }));
      const begun = performance.now();
      await eventually(() => expect(relay.leading).toBe(true), TIMEOUT_MS);
      expect(performance.now() - begun).toBeLessThan(TAKEOVER_MS);
      await expect(stopped.query('select 1')).rejects.toThrow();
      const head = await bench.read.row<{ term: number }>('select term from write.relay_head');
      expect(head!.term).toBe(Number(rows[0].term) + 1);
      await eventually(async () => expect(await published()).toBe(await numbered()), TIMEOUT_MS);
    });
  });
}
