import { HealthRegistry } from '#platform/telemetry/health.registry.ts';
import { Heartbeats } from '#platform/telemetry/heartbeats.ts';
import { Metrics } from '#platform/telemetry/metrics.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { SASL_USER } from '../../../../../tests/support/kafka/broker-settings.ts';
import { startKafka } from '../../../../../tests/support/kafka/start-kafka.ts';
import { describeSkipped } from '../../../../../tests/support/skipped-suite.ts';
import { eventTransportContract } from '../testing/event-transport.contract.ts';
import { silent, TransportBench } from '../testing/transport-bench.ts';
import type { KafkaTransport } from './kafka.transport.ts';
import { kafkaSettingsFor, openKafkaTransport, startPublishingRelay } from './testing/kafka-bench.ts';

const TIMEOUT_MS = 50_000;
const kafka = await startKafka((line) => process.stderr.write(`${line}\n`));

if ('skipped' in kafka) describeSkipped('Kafka as an event transport', kafka.skipped);
else {
  const { brokers, saslBrokers, tlsBrokers, tlsCaFile } = kafka;

  describe('Kafka', () => {
    eventTransportContract(async ({ database: { url } }) => {
      const settings = kafkaSettingsFor(brokers);
      const relay = startPublishingRelay(url, settings);
      return { open: () => openKafkaTransport(settings), close: () => relay.stop() };
    });

    describe('where not everybody may use it', () => {
      let bench: TransportBench;
      let open: { close(): Promise<void> }[] = [];

      beforeAll(async () => {
        bench = await TransportBench.create();
      });
      afterEach(async () => {
        await Promise.all(open.map((one) => one.close()));
        open = [];
      });
      afterAll(() => bench.close());

      const follow = async (address: string, more: Record<string, string>): Promise<KafkaTransport> => {
        const one = await openKafkaTransport(kafkaSettingsFor(address, more));
        open.push(one);
        one.transport.subscribe(bench.runner('access'));
        return one.transport;
      };
      const expectError = (transport: KafkaTransport, error: RegExp) =>
        eventually(() => expect(transport.error).toMatch(error), TIMEOUT_MS);
      const expectWell = (transport: KafkaTransport) =>
        eventually(() => expect(transport.error).toBeNull(), TIMEOUT_MS);

      (saslBrokers ? it : it.skip)('is refused and granted by user and password', async () => {
        const login = { KAFKA_SASL_MECHANISM: 'plain', KAFKA_SASL_USERNAME: SASL_USER.username };
        await expectError(await follow(saslBrokers!, { ...login, KAFKA_SASL_PASSWORD: 'guessed' }), /Authentication/);
        await expectWell(await follow(saslBrokers!, { ...login, KAFKA_SASL_PASSWORD: SASL_USER.password }));
      });

      (tlsBrokers ? it : it.skip)(
        'is spoken to over TLS only when its certificate is of the configured authority',
        async () => {
          await expectError(await follow(tlsBrokers!, { KAFKA_SSL: '1' }), /SELF_SIGNED_CERT/);
          await expectWell(await follow(tlsBrokers!, { KAFKA_SSL: '1', KAFKA_SSL_CA: tlsCaFile! }));
        },
      );
    });

    it('says that a subscription with nothing to read still asks', async () => {
      const bench = await TransportBench.create();
      const metrics = new Metrics();
      const heartbeats = new Heartbeats(new HealthRegistry(), metrics);
      const one = await openKafkaTransport(kafkaSettingsFor(brokers), silent, heartbeats);
      one.transport.subscribe(bench.runner('idle'));
      const age = async () =>
        Number(/part="projection idle"\} (\S+)/.exec(await metrics.registry.metrics())?.[1] ?? Number.NaN);
      let previous = Number.NaN;
      // It grows until the next sign of life.
      for (let sign = 1; sign <= 3; sign++) {
        await eventually(async () => {
          const last = previous;
          previous = await age();
          expect(previous).toBeLessThan(last);
        }, TIMEOUT_MS);
      }
      await one.close();
      expect(await age()).toBeNaN();
      await bench.close();
    }, 240_000);

    // After the hooks above, which still speak to it.
    afterAll(() => kafka.stop());
  });
}
