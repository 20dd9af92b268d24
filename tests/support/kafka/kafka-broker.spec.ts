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
      const [host, port] = kafka.tlsBrokers!.split(':');
      const other = createServer().listen(Number(port), host);
      await once(other, 'listening');
      await expect(kafka.restart()).rejects.toThrow(`Kafka did not start: failed to bind to ${kafka.tlsBrokers}`);
      other.close();
      await once(other, 'close');
      await kafka.restart();
    });
  });
}
