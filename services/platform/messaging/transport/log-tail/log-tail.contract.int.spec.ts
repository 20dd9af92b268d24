import { Relay } from '../../relay/relay.ts';
import { eventTransportContract } from '../testing/event-transport.contract.ts';
import { silent } from '../testing/transport-bench.ts';
import { LogTailTransport } from './log-tail.transport.ts';

describe('the tail of the log', () => {
  eventTransportContract(async ({ database: { url } }) => {
    const relay = new Relay({ url, applicationName: 'test-relay', logger: silent });
    relay.start();
    return {
      open: async () => {
        const transport = new LogTailTransport({ url, applicationName: 'test', logger: silent });
        await transport.start();
        return { transport, close: () => transport.close() };
      },
      close: () => relay.stop(),
    };
  });
});
