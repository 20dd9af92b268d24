import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { eventually } from '../../../services/platform/testing/eventually.ts';
import { describeSkipped } from '../skipped-suite.ts';
import { startOwnKafka } from './start-kafka.ts';

jest.setTimeout(240_000);
const kafka = await startOwnKafka((line) => process.stderr.write(`${line}\n`));

if ('skipped' in kafka) describeSkipped('The broker of the tests', kafka.skipped);
else {
  describe('the broker of the tests', () => {
    afterAll(() => kafka.stop());

    /** Has the port that the broker wants. @returns what gives it back. */
    const takePort = async () => {
      const [host, port] = kafka.tlsBrokers!.split(':');
      const other = createServer().listen(Number(port), host);
      await once(other, 'listening');
      return async () => {
        other.close();
        await once(other, 'close');
      };
    };
    /** How often the broker has found a port taken. */
    const refusals = async () => (await readFile(kafka.log, 'utf8')).match(/failed to bind to/gi)?.length ?? 0;

    it('says which of its ports another program has, though its others can be had', async () => {
      await kafka.kill();
      const free = await takePort();
      await expect(kafka.restart()).rejects.toThrow(`Kafka did not start: failed to bind to ${kafka.tlsBrokers}`);
      await free();
      await kafka.restart();
    });

    it('starts where its port is free again when it is tried once more', async () => {
      await kafka.kill();
      const before = await refusals();
      const free = await takePort();
      const freed = eventually(async () => expect(await refusals()).toBeGreaterThan(before), 180_000).then(free);
      await Promise.all([kafka.restart(), freed]);
    });
  });
}
