import { once } from 'node:events';
import { createServer } from 'node:net';
import { describeSkipped } from '../skipped-suite.ts';
import { startOwnKafka } from './start-kafka.ts';

jest.setTimeout(240_000);
const kafka = await startOwnKafka((line) => process.stderr.write(`${line}\n`));

if ('skipped' in kafka) describeSkipped('The broker of the tests', kafka.skipped);
else {
  describe('the broker of the tests', () => {
    afterAll(() => kafka.stop());

    it('says which of its ports another program has, though its others can be had', async () => {
      await kafka.kill();
      const other = createServer().listen(Number(kafka.tlsBrokers!.split(':')[1]), '127.0.0.1');
      await once(other, 'listening');
      await expect(kafka.restart()).rejects.toThrow(/Kafka did not start: [\s\S]*Address already in use/);
      other.close();
      await kafka.restart();
    });
  });
}
