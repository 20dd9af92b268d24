import { describe } from 'vitest';
import { Relay } from '../../relay/relay.js';
import { eventTransportContract } from '../testing/event-transport.contract.js';
import { silent } from '../testing/transport-bench.js';
import { LogTailTransport } from './log-tail.transport.js';

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
